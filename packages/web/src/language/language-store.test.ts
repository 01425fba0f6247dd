import { expect, test, vi } from 'vitest';
import { LanguageStore } from './language-store.ts';

const catalogues: Record<string, Record<string, string>> = {
  de: { Save: 'Speichern' },
  fr: { Save: 'Enregistrer' },
};

test('English is there at once; another language when its catalogue is', async () => {
  const store = new LanguageStore(async (language) => catalogues[language]!);
  const heard = vi.fn<() => void>();
  store.listen(heard);
  expect(store.now()).toEqual({ language: 'en', texts: null, failed: null });
  await store.speak('de');
  expect(store.now().language).toBe('de');
  expect(store.now().texts?.text('Save')).toBe('Speichern');
  await store.speak('en');
  expect(store.now().texts).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a catalogue that cannot be loaded leaves the page as it was, and says which', async () => {
  const store = new LanguageStore(async (language) => {
    if (language === 'fr') throw new Error('offline');
    return catalogues[language]!;
  });
  await store.speak('de');
  await store.speak('fr');
  expect(store.now()).toMatchObject({ language: 'de', failed: 'fr' });
  await store.speak('de');
  expect(store.now()).toMatchObject({ language: 'de', failed: null });
});

test('the language chosen last is spoken, whichever arrives last', async () => {
  const arrivals = new Map<string, () => void>();
  const store = new LanguageStore(
    (language) =>
      new Promise((arrive) => arrivals.set(language, () => arrive(catalogues[language]!))),
  );
  const both = [store.speak('de'), store.speak('fr')];
  arrivals.get('fr')!();
  arrivals.get('de')!();
  await Promise.all(both);
  expect(store.now().language).toBe('fr');
});
