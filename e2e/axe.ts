import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds serious or worse, with the elements it means. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // They send the focus on, so that it stays in an open menu.
    .exclude('[data-base-ui-focus-guard]')
    // The rows of a long list are alike.
    .exclude('tbody tr:nth-child(n+12)')
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
