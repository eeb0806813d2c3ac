// The name of an entry. Titles are the institution's own words in every language; only the two dashboards change with
// the language of the shell.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { useTranslation } from 'react-i18next';

export function useTitulo({ id, title }: EntradaDeNavegacion): string {
  const { t } = useTranslation();
  if (id === 'dashboards.project') return t('dashboards.project');
  if (id === 'dashboards.analytics') return t('dashboards.analytics');
  return title;
}
