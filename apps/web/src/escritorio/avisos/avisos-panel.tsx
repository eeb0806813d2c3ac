// The messages panel and the notifications panel: one list, two sources and two sets of words.
import { EnvelopeOpenIcon } from '@heroicons/react/24/outline';
import { useTranslation } from 'react-i18next';
import { Panel } from '#escritorio/panel/panel.tsx';
import type { PanelAbierto } from '#escritorio/panel/panel-button.tsx';
import { PanelState } from '#escritorio/panel/panel-state.tsx';
import { messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { AvisoRow } from './aviso-row.tsx';
import { cuantosSinLeer } from './avisos.ts';
import classes from './avisos-panel.module.css';
import { type Kind, kinds } from './kinds.ts';
import { useAvisos } from './use-avisos.ts';

interface AvisosPanelProps extends PanelAbierto {
  readonly kind: Kind;
}

export function AvisosPanel({ kind, boton, onCerrar }: AvisosPanelProps) {
  const { t } = useTranslation();
  const { icon, words } = kinds[kind];
  const titulo = t(words.title);
  const vacio = { icono: icon, titulo: t(words.empty), texto: t(words.emptyText) };
  const { lista, error, alternar, leer, leerTodos, quitar } = useAvisos(kinds[kind]);
  return (
    <Panel
      titulo={titulo}
      boton={boton}
      onCerrar={onCerrar}
      acciones={
        <IconButton
          etiqueta={t('panels.markAllAsRead')}
          icono={EnvelopeOpenIcon}
          disabled={cuantosSinLeer(lista.data) === 0}
          onClick={leerTodos}
        />
      }
    >
      {error !== null && (
        <div className={classes.falla}>
          <FormNotice tono="error" texto={`${t('panels.notSaved')} ${messageOf(error)}`} />
        </div>
      )}
      <PanelState lista={lista} vacio={vacio}>
        {(avisos) => (
          <ul className={classes.lista} aria-label={titulo}>
            {avisos.map((aviso) => (
              <AvisoRow
                key={aviso.id}
                aviso={aviso}
                onAlternar={() => alternar(aviso)}
                onQuitar={() => quitar(aviso)}
                onAbrir={() => leer(aviso)}
                onSeguir={onCerrar}
              />
            ))}
          </ul>
        )}
      </PanelState>
    </Panel>
  );
}
