import { Article } from './Article.tsx';

/** Where the game looks for add-ons, by the name its launcher gives to the edition's folder. */
const FOLDERS: readonly (readonly [edition: string, folder: string])[] = [
  ['Classic Era, Season of Discovery', '_classic_era_'],
  ['Burning Crusade', '_anniversary_ or _classic_'],
  ['Wrath of the Lich King', '_classic_'],
];

export function AddonPage() {
  return (
    <Article title="In-game add-on" under="Your character out of the game, and advice into it">
      <p>
        The add-on writes your character as one text: level, talents, glyphs or runes, professions,
        everything you wear with its enchants, gems and suffixes, and what lies in your bags and
        your bank. Paste it under Import here: what you wear becomes the set. The other way round,
        it keeps a list from this site and marks its items in the game’s tooltips.
      </p>
      <p>
        <a href="/addon/Gearwright.zip" download>
          Download Gearwright.zip
        </a>{' '}
        (all editions, MIT licence)
      </p>

      <h2>How to install it</h2>
      <ol>
        <li>Close the game, or log out to the choice of characters.</li>
        <li>
          Unpack the archive into <code>Interface/AddOns</code> in the folder of your edition, so
          that there is a folder <code>Interface/AddOns/Gearwright</code>.
        </li>
        <li>Start the game. Gearwright stands in the list of add-ons.</li>
      </ol>
      <table>
        <tbody>
          {FOLDERS.map(([edition, folder]) => (
            <tr key={edition}>
              <th scope="row">{edition}</th>
              <td>
                World of Warcraft/<code>{folder}</code>/Interface/AddOns
              </td>
            </tr>
          ))}
        </tbody>
      </table>

      <h2>How to use it</h2>
      <ol>
        <li>
          Type <code>/gearwright</code> in the chat. A window shows your character as text: press
          Ctrl-C.
        </li>
        <li>Paste it under Import on a set’s page.</li>
        <li>Open your bank once: the add-on remembers what lies there.</li>
        <li>
          For advice in tooltips, copy a list from a set’s page (Export, For the game, or the
          upgrades), press Import in the add-on’s window, paste it and press Keep.
        </li>
      </ol>

      <h2>What it reads</h2>
      <p>
        Only what the game shows you of your own character, and nothing is sent anywhere: the text
        goes where you paste it.
      </p>
    </Article>
  );
}
