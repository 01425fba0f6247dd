import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from '../button-class.ts';
import { AppLink } from './AppLink.tsx';

type Props = Omit<ComponentProps<typeof AppLink>, 'className'> & ButtonLook;

/** Looks like a button and leads somewhere. */
export function ButtonLink({ tone, size, only, wide, ...props }: Props) {
  return <AppLink {...props} className={buttonClass({ tone, size, only, wide })} />;
}
