// Where an entry leads: an address of ours, one outside, or (disabled) nowhere for now. How it looks is each menu's own.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface EntryTargetProps {
  readonly entrada: EntradaDeNavegacion;
  readonly activa: boolean;
  readonly className: string | undefined;
  readonly 'data-nivel'?: number;
  readonly children: ReactNode;
}

export function EntryTarget({ entrada: { link, disabled }, activa, children, ...resto }: EntryTargetProps) {
  const comun = { ...resto, 'data-activa': activa || undefined };
  if (link === undefined || disabled) {
    return (
      <span {...comun} data-inactiva aria-disabled="true">
        {children}
      </span>
    );
  }
  if (!link.startsWith('/')) {
    return (
      <a {...comun} href={link} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link {...comun} to={link} aria-current={activa ? 'page' : undefined}>
      {children}
    </Link>
  );
}

// The name of an entry. Titles are the institution's own words in every language; only the two dashboards change with
// the language of the shell.
export function useTitulo({ id, title }: EntradaDeNavegacion): string {
  const { t } = useTranslation();
  if (id === 'dashboards.project') return t('dashboards.project');
  if (id === 'dashboards.analytics') return t('dashboards.analytics');
  return title;
}
