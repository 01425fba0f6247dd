import { Dialog } from '@base-ui/react/dialog';
import { useAuth } from '../data/session/auth-context.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { AppNavLink } from '../ui/link/AppLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MAIN_PLACES } from './main-places.ts';
import styles from './SideMenu.module.css';
import { useSignOut } from './use-sign-out.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

const GUEST_PLACES = [
  { to: '/login', label: 'Sign In' },
  { to: '/register', label: 'Register' },
];

/** The navigation of small screens. */
export function SideMenu({ open, onClose }: Props) {
  const { status, user } = useAuth();
  const signOut = useSignOut();
  const isGuest = status === 'anonymous';
  const places = [
    { to: '/', label: 'Home' },
    ...MAIN_PLACES,
    ...(isGuest ? GUEST_PLACES : []),
    ...(user ? [{ to: '/change-password', label: user.username }] : []),
  ];
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.side}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>Gearwright</Dialog.Title>
            <Dialog.Close className={buttonClass({ tone: 'quiet', only: true })} aria-label="Close">
              <Glyph name="clear" />
            </Dialog.Close>
          </div>
          <nav className={styles.places} aria-label="Menu">
            {places.map(({ to, label }) => (
              <AppNavLink
                key={to}
                className={styles.place}
                to={to}
                end={to === '/'}
                onClick={onClose}
              >
                {label}
              </AppNavLink>
            ))}
            {user && (
              <button
                className={styles.place}
                onClick={() => {
                  onClose();
                  signOut();
                }}
              >
                Sign Out
              </button>
            )}
          </nav>
          <LanguageSwitch />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
