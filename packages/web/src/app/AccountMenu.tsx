import { Button } from '../ui/Button.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { Menu, MenuItem, MenuLink } from '../ui/Menu.tsx';
import { useSignOut } from './use-sign-out.ts';

export function AccountMenu({ username }: { readonly username: string }) {
  const signOut = useSignOut();
  return (
    <Menu
      trigger={
        <Button tone="quiet">
          Logged in as {username}
          <Glyph name="down" />
        </Button>
      }
    >
      <MenuLink to="/change-password">Settings</MenuLink>
      <MenuItem onSelect={signOut}>Log Out</MenuItem>
    </Menu>
  );
}
