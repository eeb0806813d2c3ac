// The shortcuts, two by two: links to follow, or buttons that pick one for changing.
import type { Atajo } from '@cuadra/contract/escritorio/atajos';
import { PencilIcon } from '@heroicons/react/24/outline';
import { useTranslation } from 'react-i18next';
import { iconoDe } from '#escritorio/navegacion/icons.ts';
import { PanelLink } from '#escritorio/panel/panel-link.tsx';
import classes from './shortcuts.module.css';

interface ShortcutTilesProps {
  readonly atajos: readonly Atajo[];
  readonly onSeguir: () => void;
  /** In place of following it. */
  readonly onElegir: ((atajo: Atajo) => void) | undefined;
}

export function ShortcutTiles({ atajos, onSeguir, onElegir }: ShortcutTilesProps) {
  const { t } = useTranslation();
  return (
    <ul className={classes.azulejos}>
      {atajos.map((atajo) => (
        <li key={atajo.id} className={classes.lugar}>
          {onElegir === undefined ? (
            <PanelLink
              className={classes.azulejo}
              link={atajo.link}
              useRouter={atajo.useRouter}
              onSeguir={onSeguir}
            >
              <Contenido atajo={atajo} />
            </PanelLink>
          ) : (
            <button
              type="button"
              className={classes.azulejo}
              aria-label={t('shortcuts.editShortcut', { label: atajo.label })}
              onClick={() => onElegir(atajo)}
            >
              <Contenido atajo={atajo} editable />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ContenidoProps {
  readonly atajo: Atajo;
  readonly editable?: boolean;
}

function Contenido({ atajo: { icon, label, description }, editable = false }: ContenidoProps) {
  const Dibujo = iconoDe(icon);
  return (
    <>
      <span className={classes.disco} data-editable={editable || undefined}>
        <Dibujo width={24} height={24} aria-hidden="true" />
        {editable && <PencilIcon width={24} height={24} aria-hidden="true" />}
      </span>
      <span className={classes.etiqueta}>{label}</span>
      {description !== '' && <span className={classes.descripcion}>{description}</span>}
    </>
  );
}
