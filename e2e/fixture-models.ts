import type { Page, Route } from 'playwright-core';
import {
  fixtureCharacter,
  fixtureItem,
  type FixtureModel,
} from '@gearwright/model-viewer/test/fixture-models.ts';

/** Figures of boxes in place of baked ones: what is tried is the viewer, not the sculptor. */
export async function serveFixtures(page: Page): Promise<void> {
  await page.route('**/model-viewer/model/**', fixtureModel);
}

/** Answers a request for a model. */
export function fixtureModel(route: Route): Promise<void> {
  const [file = '', kind] = new URL(route.request().url()).pathname.split('/').toReversed();
  const name = file.replace(/\.(?:json|mesh)$/, '');
  const { json, mesh }: FixtureModel =
    kind === 'item' ? fixtureItem(name) : fixtureCharacter(name, kind === 'critter' ? 0.6 : 1);
  return file.endsWith('.json')
    ? route.fulfill({ body: json, contentType: 'application/json' })
    : route.fulfill({ body: Buffer.from(mesh), contentType: 'application/octet-stream' });
}
