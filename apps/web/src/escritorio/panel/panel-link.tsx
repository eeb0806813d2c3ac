// Where a row or a tile leads: a page of ours, without leaving the application; any other address, as a plain link;
// or nowhere. Following it closes the panel; what leads nowhere may still be opened.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { destinoDe } from './panel-destination.ts';

interface PanelLinkProps {
  readonly link: string | null;
  readonly useRouter: boolean;
  readonly onAbrir?: () => void;
  readonly onSeguir: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function PanelLink({ link, useRouter, onAbrir, onSeguir, className, children }: PanelLinkProps) {
  const destino = destinoDe(link, useRouter, location.origin);
  const seguir = () => {
    onAbrir?.();
    onSeguir();
  };
  if (destino === undefined && onAbrir !== undefined) {
    return (
      <button type="button" className={className} onClick={onAbrir}>
        {children}
      </button>
    );
  }
  if (destino === undefined) return <div className={className}>{children}</div>;
  if (destino.tipo === 'interno') {
    return (
      <Link className={className} to={destino.href} onClick={seguir}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={destino.href} onClick={seguir}>
      {children}
    </a>
  );
}
