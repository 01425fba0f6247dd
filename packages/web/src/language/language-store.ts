import type { Catalogue } from './catalogue.ts';
import { ENGLISH, LANGUAGES, type LanguageKey } from './languages.ts';
import { Translator } from './translator.ts';

export interface LanguageState {
  readonly language: LanguageKey;
  /** The texts of the language; null in English. */
  readonly texts: Translator | null;
  /** The language that was asked for and could not be loaded. */
  readonly failed: LanguageKey | null;
}

type Load = (language: LanguageKey) => Promise<Catalogue>;

const IN_ENGLISH: LanguageState = { language: ENGLISH, texts: null, failed: null };

/** The language of the page: English until another one's catalogue is there. */
export class LanguageStore {
  readonly #listeners = new Set<() => void>();
  readonly #load: Load;
  #state = IN_ENGLISH;
  #asked: LanguageKey = ENGLISH;

  constructor(load: Load) {
    this.#load = load;
  }

  readonly now = (): LanguageState => this.#state;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves when the page speaks it, or has stayed as it was because it could not be loaded. */
  async speak(language: LanguageKey): Promise<void> {
    this.#asked = language;
    if (language === ENGLISH) return this.#tell(IN_ENGLISH);
    try {
      const texts = new Translator(await this.#load(language), LANGUAGES[language].locale);
      // Another one may have been chosen while this one was on its way.
      if (this.#asked === language) this.#tell({ language, texts, failed: null });
    } catch {
      if (this.#asked === language) this.#tell({ ...this.#state, failed: language });
    }
  }

  #tell(state: LanguageState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
