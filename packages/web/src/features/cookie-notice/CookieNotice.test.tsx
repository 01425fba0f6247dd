// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CookieNotice } from './CookieNotice.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const notice = (
  <MemoryRouter>
    <CookieNotice />
  </MemoryRouter>
);

test('H1: the notice stands until Ok, and is stored as accepted', () => {
  render(notice);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cookies');
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(localStorage.getItem('cookie-notice')).toBe('accepted');
  cleanup();
  render(notice);
  expect(screen.queryByRole('button')).toBeNull();
});

test('H1: what sticks to the lower edge is told how high the notice is, until Ok', () => {
  class Observer {
    readonly tell: () => void;
    constructor(tell: () => void) {
      this.tell = tell;
    }
    observe(): void {
      this.tell();
    }
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(61);
  const height = () => document.documentElement.style.getPropertyValue('--notice-height');
  render(notice);
  expect(height()).toBe('61px');
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(height()).toBe('');
});
