import { LOCAL_KEYS, TAB_KEYS } from '../../data/local/local-keys.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { Article } from './Article.tsx';

/** What each of the small choices is for; a new key must be told here. */
const CHOICES: Readonly<Record<keyof typeof LOCAL_KEYS, string>> = {
  cookieNotice: 'That you have read the notice about cookies.',
  rememberedUsername: 'Your username, if you ticked Remember Me.',
  signedInAs: 'Your username while you are signed in, so that a page without a network knows you.',
  savedSearches: 'Searches for items that you saved under a name.',
  tickedMaterials: 'Which materials of a shopping list are there already.',
  talentsAsList: 'That you read talents as lists.',
  language: 'In which language you read the pages.',
  namesLanguage: 'In which language items, creatures, quests and zones are named.',
  returning: 'That you have characters here, so that the home page waits for them.',
  migrateIgnore: 'That you want to keep local characters where they are.',
  modelDisabledOnLoad: 'Whether the model is shown when a set opens.',
  statSection: 'Which stats a panel of a set shows.',
  statsInFull: 'Whether the stats of a set are shown in full.',
  keepWhenSwapping: 'Whether a swapped item takes over the enchant and gems that fit it.',
};

/** The key itself, or with dots where it names a set. */
function shownKey(key: keyof typeof LOCAL_KEYS): string {
  const stored = LOCAL_KEYS[key];
  return typeof stored === 'string' ? stored : stored('…', 0).replace(/0$/, '…');
}

const KEPT: readonly (readonly [name: string, what: string])[] = [
  ['Session cookie', 'Keeps you signed in. Set when you sign in, gone when you sign out.'],
  [
    'Browser database',
    'Your characters and sets while you have no account, and changes that wait to be saved.',
  ],
  ...(Object.keys(CHOICES) as (keyof typeof LOCAL_KEYS)[]).map(
    (key) => [shownKey(key), CHOICES[key]] as const,
  ),
  [
    TAB_KEYS.characterDraft('…'),
    'What you chose for a new character, until it is created or the tab is closed.',
  ],
  [TAB_KEYS.setDraft('…'), 'What you typed into the form of a set, until it is saved or given up.'],
  [TAB_KEYS.pointDraft('…'), 'The stat weights you are writing, until they are added or given up.'],
  [TAB_KEYS.unconfirmed('…'), 'Your username while your new account waits for its code.'],
  ['Offline copy', 'The app and the game’s data, so that both open quickly and without a network.'],
];

export function CookiePage() {
  return (
    <Article title="Cookies" under="What your browser keeps for this site">
      <p>
        A cookie is a note that a site leaves in your browser. Browsers have other places for such
        notes too; this page names all that Gearwright uses. None of them follows you to other
        sites, and none is read by anyone but this site.
      </p>

      <h2>What is kept</h2>
      <table>
        <tbody>
          {KEPT.map(([name, what]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>

      <h2>What is not</h2>
      <p>
        There are no cookies of advertising networks, of social networks or of measuring services.
        Page views are counted on our own server, without cookies.
      </p>

      <h2>Your choice</h2>
      <p>
        Everything in the list is needed for something you asked for: that is why the notice has
        only an Ok. You can delete it at any time in your browser’s settings, under the data of this
        site. Deleting the browser database deletes the characters in it: export them first, or move
        them into an account. With cookies switched off you can still use everything that needs no
        account.
      </p>
      <p>
        What we hold ourselves is said in the <AppLink to="/privacy">privacy policy</AppLink>.
      </p>
    </Article>
  );
}
