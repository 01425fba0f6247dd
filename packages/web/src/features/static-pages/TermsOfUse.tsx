import { AppLink } from '../../ui/link/AppLink.tsx';
import { Article } from './Article.tsx';

export function TermsOfUse() {
  return (
    <Article title="Terms of use" under="What you can expect of us, and we of you">
      <h2>The service</h2>
      <p>
        Gearwright lets you plan the gear, talents and buffs of characters of a game. It is free to
        use, with or without an account. By using it you agree to these terms; if you do not, please
        do not use it.
      </p>

      <h2>Your account</h2>
      <p>
        Keep your password to yourself, and give an e-mail address that you can read: without it we
        cannot let you back in. You are responsible for what is done with your account. You can
        delete it at any time in your settings. We may close an account that is used to harm the
        service or others.
      </p>

      <h2>What is yours</h2>
      <p>
        The characters, sets and weights you make are yours. You allow us to store and show them as
        far as the service needs it: to you, and to whoever opens a public link that you created. A
        shared set is public to everyone who has its link. Do not put into names what you would not
        say in public: nothing unlawful, hateful or private about others.
      </p>

      <h2>Fair use</h2>
      <ul>
        <li>
          Do not try to reach what belongs to others, or to pass by the limits of the service.
        </li>
        <li>
          Programs may use the service as long as they keep to its limits and say truthfully what
          they are.
        </li>
        <li>Do not resell the service or present it as your own.</li>
      </ul>

      <h2>The game</h2>
      <p>
        World of Warcraft and the names of its items, places and people are trademarks or works of
        Blizzard Entertainment. This site is made by players; Blizzard Entertainment has no part in
        it and does not answer for it. Icons are our own, drawn with openly licensed glyphs that are
        credited at the foot of every page.
      </p>

      <h2>Figures</h2>
      <p>
        Items, formulas, prices and recommendations are collected and computed with care, and can be
        wrong all the same. Prices are approximate. Live characters are shown as the publisher tells
        them. Decide for yourself what you do with them in the game.
      </p>

      <h2>Patrons</h2>
      <p>
        A patron’s subscription removes advertisements. It buys nothing else: every feature is there
        for everyone. Subscriptions are kept by the service named on the page where you subscribe,
        under its terms.
      </p>

      <h2>No warranty</h2>
      <p>
        The service is provided as it is. We do not promise that it is always there or free of
        faults, and as far as the law allows we are not liable for damage that follows from using it
        or from not being able to. Nothing here takes away rights that the law of your country gives
        you and that cannot be waived. Export what is dear to you: the service lets you take all of
        it along.
      </p>

      <h2>Changes</h2>
      <p>
        These terms may change with the service. The text that holds is the one on this page; using
        the service after a change means agreeing to it. How we treat your data is said in the{' '}
        <AppLink to="/privacy">privacy policy</AppLink>.
      </p>
    </Article>
  );
}
