import type { Page } from 'playwright-core';
import type { Harness } from '../../packages/web/test/harness/harness-window.ts';

/** Runs a question in the page, with what is given to it. */
export function ask<Answer, Given = undefined>(
  page: Page,
  question: (harness: Harness, given: Given) => Answer | Promise<Answer>,
  given?: Given,
): Promise<Answer> {
  const expression = `(${question.toString()})(window.harness, ${JSON.stringify(given)})`;
  return page.evaluate<Answer>(expression);
}
