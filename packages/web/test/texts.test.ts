import { expect, test } from 'vitest';
import { throughCatalogue } from '../texts/plugin.ts';

function told(jsx: string): string {
  const code = throughCatalogue('Some.tsx', `const some = ${jsx};`, '/told.ts')?.code ?? '';
  return code.slice(code.indexOf('const some = ') + 'const some = '.length, -1);
}

test.each([
  ['a text', '<b>Save</b>', '<b>{$message("Save")}</b>'],
  ['no text', '<b className="x">{3} · 4</b>', ''],
  ['a value', '<b>{label}</b>', '<b>{$shown(label)}</b>'],
  ['what a caller drew', '<b>{children}</b>', ''],
  ['a name that a player gave', '<b>{set.name}</b>', ''],
  [
    'a text with a value',
    '<b>Level {set.level} of {set.name}</b>',
    '<b>{$message("Level {level} of {name}", { level: set.level, name: set.name, }, ["name"])}</b>',
  ],
  [
    'a choice inside a text makes two of it',
    "<b>{count} {count === 1 ? 'point' : 'points'} left</b>",
    '<b>{$message(((count === 1) ? "{count} point left" : "{count} points left"), { count: count, })}</b>',
  ],
  [
    'what only one choice needs is asked for only there',
    '<b>Worn{by ? ` by ${by.whom}` : null}</b>',
    '<b>{$message(((by) ? "Worn by {whom}" : "Worn"), { whom: (by) ? (by.whom) : null, })}</b>',
  ],
  [
    'an element in the middle of a text',
    '<p>See <a href="/terms">the terms</a> first.</p>',
    '<p>{$message("See {a} first.", { a: <a href="/terms">{$message("the terms")}</a>, })}</p>',
  ],
  [
    'an attribute that is read aloud',
    '<i aria-label={`Remove ${item}`} title="Remove" data-x="Remove" />',
    '<i aria-label={$message("Remove {item}", { item: item })} title={$message("Remove")} data-x="Remove" />',
  ],
  [
    'texts behind a question',
    "<b>{busy ? 'Saving...' : done && <i>Saved</i>}</b>",
    '<b>{busy ? $message("Saving...") : done && <i>{$message("Saved")}</i>}</b>',
  ],
])('%s', (_, jsx, expected) => {
  expect(told(jsx)).toBe(expected);
});

test('an end of line that React drops parts two texts; a written space does not', () => {
  const code = told('<p>\n  One\n  <b>two</b>\n  three{" "}\n  <b>four</b>\n</p>');
  expect(code.match(/\$message\("[^"]*"/g)).toEqual([
    '$message("One"',
    '$message("two"',
    '$message("three"',
    '$message("four"',
  ]);
  expect(told('<p>\n  three{" "}\n  <b>four</b> five\n</p>')).toContain('"three {b} five"');
});

test('lines stay where they were', () => {
  const jsx = '<p>\n  Data of{" "}\n  {date}\n  and more\n</p>';
  expect(told(jsx).split('\n')).toHaveLength(jsx.split('\n').length);
});
