import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {}

export function Button({ tone, size, only, wide, ...props }: ButtonProps) {
  return <button type="button" {...props} className={buttonClass({ tone, size, only, wide })} />;
}
