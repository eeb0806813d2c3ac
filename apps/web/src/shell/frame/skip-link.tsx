// The first stop of the keyboard: over the menu, straight to the page.
import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

export function SkipLink() {
  const { t } = useTranslation();
  const saltar = () => document.getElementById('contenido')?.focus();
  return (
    <button type="button" className={classes.salto} onClick={saltar} data-no-imprimir>
      {t('frame.skip')}
    </button>
  );
}
