import { AppLink } from '../../ui/link/AppLink.tsx';
import { Article } from './Article.tsx';

/** Its date and the rule of access requests are specified. */
export function PrivacyPolicy() {
  return (
    <Article title="Privacy policy" under="Effective 18 April 2021">
      <p>
        Gearwright is a planner for a game. It needs to know very little about you, and this page
        says what that little is. “We” are the people who run this site; “you” are whoever opens it.
      </p>

      <h2>Without an account</h2>
      <p>
        Characters, sets and settings that you make without signing in are kept by your own browser,
        on your own device. They are not sent to us, with three exceptions that you start yourself:
        sharing a set stores a copy of that set under a public link; looking up a live character
        sends its region, realm and name; and moving your data into an account stores it there.
      </p>

      <h2>With an account</h2>
      <p>An account consists of:</p>
      <ul>
        <li>a username, which you choose;</li>
        <li>
          an e-mail address, used to send verification codes and to recover a password or username,
          and for nothing else;
        </li>
        <li>a password, of which only a one-way hash is stored, so that we cannot read it;</li>
        <li>the characters, sets, stat weights and public links that you create;</li>
        <li>whether you are a patron, so that no advertisements are shown to you;</li>
        <li>
          your open sessions, each with the time it began and ends and what your browser calls
          itself, so that you stay signed in, see where you are, and can sign out anywhere.
        </li>
      </ul>

      <h2>What every visit leaves</h2>
      <p>
        We count how often each kind of page is opened on a day. The count holds no address, no name
        and nothing that could be traced to you. Your network address is used while a request is
        answered and, for a short time, to limit how many requests one address can make; our log
        names no accounts and no addresses.
      </p>

      <h2>Advertisements</h2>
      <p>
        Places for advertisements are filled by this site itself with notices of its own. No
        advertising network learns that you were here. Patrons see none.
      </p>

      <h2>Who else sees it</h2>
      <p>
        Nobody, except: whoever you give a public link to can see the set behind it; a mail provider
        delivers the mails you ask for; and we must answer where the law orders us to. We do not
        sell personal information, and we never have.
      </p>

      <h2>How long it is kept</h2>
      <ul>
        <li>An account and what belongs to it: until you delete it.</li>
        <li>A public link: until you delete the set, the link or the account.</li>
        <li>A link shared without an account: until nobody has opened it for a year.</li>
        <li>Verification codes: until they are used or expire, within the hour.</li>
      </ul>

      <h2>Your rights</h2>
      <p>
        Wherever you live, you can see, correct, take along and erase what we hold about you. Signed
        in, your settings let you change your password, download all your data as a file and delete
        your account with everything in it, at once and without asking us. Data of visitors without
        an account is in your browser: clearing this site’s data there erases it.
      </p>
      <p>
        You may also ask us which categories of personal information we collected about you in the
        past twelve months, for which purposes, and for a copy of it. Such an access request must be
        verifiable: it has to come from the e-mail address of the account, or otherwise let us make
        sure that you are the person it is about, or somebody that person has authorised. We answer
        a verifiable access request at most twice within any period of 12 months. We answer within
        45 days, free of charge, and nobody is treated worse for having asked.
      </p>

      <h2>Children</h2>
      <p>
        Accounts are for people of 13 years and older, or of the age at which the law of your
        country lets you agree to this yourself. If we learn that a younger child opened one, we
        delete it.
      </p>

      <h2>Security</h2>
      <p>
        Passwords are hashed with a slow, salted function; requests are signed with credentials that
        live for minutes; what is not needed is not collected. No system is beyond failure: if one
        of ours fails in a way that concerns you, we tell you.
      </p>

      <h2>Changes, and how to reach us</h2>
      <p>
        When this policy changes, the new text stands here with its date. What is stored in your
        browser is listed on the page about <AppLink to="/cookies">cookies</AppLink>. Write to the
        address from which your account’s mails are sent, or through the chat community linked at
        the foot of the page where there is one.
      </p>
    </Article>
  );
}
