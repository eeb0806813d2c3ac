// Only the page: the access pages and the landing page.
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export function EmptyLayout({ children = <Outlet /> }: { readonly children?: ReactNode }): ReactNode {
  return <main id="contenido">{children}</main>;
}
