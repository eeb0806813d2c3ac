// The product's mark as the way home: alone, or with its name; and the row it stands in on top of a menu.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout/layout.tsx';
import { Logo, Wordmark } from '#ui/marks/logo.tsx';
import classes from './frame.module.css';

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
      <Row as="span">
        <Dibujo side={lado} />
      </Row>
    </Link>
  );
}

export function BrandRow(props: BrandProps) {
  return (
    <Row
      rigid
      justify={props.conNombre === true ? undefined : 'center'}
      className={classes.filaDeMarca}
      data-centrada={!props.conNombre || undefined}
    >
      <Brand {...props} />
    </Row>
  );
}
