// The product's mark as the way home: alone, or with its name; and the row it stands in on top of a menu.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Logo, Wordmark } from '#ui/marks/logo.tsx';
import classes from './brand.module.css';

interface BrandProps {
  /** The mark's side, in pixels. */
  readonly lado?: number;
  readonly conNombre?: boolean;
}

export function Brand({ lado = 32, conNombre = false }: BrandProps) {
  const { t } = useTranslation();
  const Dibujo = conNombre ? Wordmark : Logo;
  return (
    <Link to="/welcome" className={classes.marca} aria-label={t('frame.home')}>
      <Dibujo lado={lado} />
    </Link>
  );
}

export function BrandRow(props: BrandProps) {
  return (
    <div className={classes.fila} data-centrada={!props.conNombre || undefined}>
      <Brand {...props} />
    </div>
  );
}
