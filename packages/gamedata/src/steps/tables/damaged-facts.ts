import { FACTS, FactsFolder } from './facts-folder.ts';
import { projectSources, type TextSources } from './text-sources.ts';

/** For tests: the project's facts with one file changed in passing. */
class DamagedFacts extends FactsFolder {
  readonly #path: string;
  readonly #damage: (text: string) => string;

  constructor(path: string, damage: (text: string) => string) {
    super(FACTS);
    this.#path = path;
    this.#damage = damage;
  }

  protected override text(path: string): string {
    const text = super.text(path);
    if (path !== this.#path) return text;
    const damaged = this.#damage(text);
    if (damaged === text) throw new Error(`${path} was not changed`);
    return damaged;
  }
}

export function withDamage(path: string, damage: (text: string) => string): TextSources {
  const ours = projectSources();
  return {
    facts: new DamagedFacts(path, damage),
    talentTooltips: (edition) => ours.talentTooltips(edition),
    itemTooltips: (edition) => ours.itemTooltips(edition),
  };
}
