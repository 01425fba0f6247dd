import { useSiteSettings } from '../../data/site/use-site-settings.ts';
import { WayOut } from '../../ui/link/WayOut.tsx';
import { Article } from './Article.tsx';

/** Where the operator has named no place for patrons or for talking, this page says how both work. */
export function SupportPage() {
  const { chat, patrons } = useSiteSettings();
  return (
    <Article title="Support us" under="What keeps this site running, and what patrons get">
      <p>
        Gearwright is free, for everyone and in full. What it costs to run is paid by whoever runs
        this site, by the places for advertisements, and by patrons.
      </p>

      <h2>Patrons</h2>
      <p>
        A patron’s account sees no advertisements on any of the sites. Nothing else is different: no
        figure, no list and no tool is kept for those who pay. Whoever runs the site marks the
        account as a patron’s; from then on the places for advertisements stay closed.
      </p>
      <p>
        {isElsewhere(patrons) ? (
          <WayOut to={patrons}>Become a patron</WayOut>
        ) : (
          'This site takes no subscriptions yet. Telling others of it, and of what is wrong with it, is support too.'
        )}
      </p>

      <h2 id="chat">Talk to us</h2>
      <p>
        {isElsewhere(chat) ? (
          <WayOut to={chat}>Come to the chat</WayOut>
        ) : (
          'This site has no chat room of its own yet. Whoever runs it can name one, and then the footer leads there.'
        )}
      </p>
    </Article>
  );
}

function isElsewhere(way: string | null): way is string {
  return way !== null && !way.startsWith('/');
}
