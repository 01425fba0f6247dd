import { AdSlot } from '../../features/ads/AdSlot.tsx';
import { Home } from '../../features/home/Home.tsx';
import type { LinkCard } from '../../features/home/WelcomeBack.tsx';

const CHARACTERS: LinkCard = {
  to: '/characters',
  title: 'Add a New Character or Set',
  text: 'Everything you keep here, and a place for one more.',
};
const ITEMS: LinkCard = {
  to: '/items',
  title: 'Search the Item Database',
  text: 'Every item with its real figures, source and price.',
};
const ACCOUNT: LinkCard = {
  to: '/change-password',
  title: 'Manage Your Account',
  text: 'Your password, your data, your way out.',
};
const REGISTER: LinkCard = {
  to: '/register',
  title: 'Create an Account',
  text: 'Reach your characters from any browser.',
};

function cards(signedIn: boolean): readonly LinkCard[] {
  return [CHARACTERS, ITEMS, signedIn ? ACCOUNT : REGISTER];
}

export function HomeScreen() {
  return (
    <Home
      start="/characters"
      cards={cards}
      beside={<AdSlot size="medium-rectangle" device="desktop" />}
    />
  );
}
