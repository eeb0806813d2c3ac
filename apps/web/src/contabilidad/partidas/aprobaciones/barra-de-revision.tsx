// Above what is reviewed, always in sight: which of those that wait it is, the way to the others, and the decision.
import '@mantine/core/styles/Tooltip.layer.css';
import {
  ArrowLeftIcon,
  CheckIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  QuestionMarkCircleIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline';
import { Button, Tooltip } from '@mantine/core';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './revision.module.css';
import type { EstadoDeRevision } from './use-revision.ts';

interface BarraDeRevisionProps {
  readonly revision: EstadoDeRevision;
  readonly onVer: (id: string | undefined) => void;
  readonly onAyuda: () => void;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function BarraDeRevision({ revision, onVer, onAyuda }: BarraDeRevisionProps) {
  const { vecinas, cuantas } = revision;
  const { lugar, anterior, siguiente } = vecinas;
  return (
    <header className={classes.barra}>
      <div className={classes.camino}>
        <IconButton
          etiqueta="Volver a las que esperan (Esc)"
          icono={ArrowLeftIcon}
          variant="default"
          onClick={() => onVer(undefined)}
        />
        <IconButton
          etiqueta="Anterior (P)"
          icono={ChevronLeftIcon}
          variant="default"
          disabled={anterior === undefined}
          onClick={() => onVer(anterior)}
        />
        <span className={classes.lugar}>
          {lugar === 0 ? 'Decidida' : `${formatearEntero(lugar)} de ${formatearEntero(cuantas)}`}
        </span>
        <IconButton
          etiqueta="Siguiente (N)"
          icono={ChevronRightIcon}
          variant="default"
          disabled={siguiente === undefined}
          onClick={() => onVer(siguiente)}
        />
        <IconButton
          etiqueta="Teclas de esta pantalla (F1)"
          icono={QuestionMarkCircleIcon}
          variant="subtle"
          color="gray"
          onClick={onAyuda}
        />
      </div>
      <Decision revision={revision} />
      <Avisos revision={revision} />
    </header>
  );
}

function Decision({ revision }: Pick<BarraDeRevisionProps, 'revision'>) {
  const { puede, decide, ocupada, aprobar, rechazar } = revision;
  if (!puede) return null;
  return (
    <div className={classes.decision}>
      <Tooltip label="Tecla R">
        <Button
          variant="default"
          disabled={!decide || ocupada}
          leftSection={<XMarkIcon {...TAMANO} />}
          onClick={rechazar}
        >
          Rechazar
        </Button>
      </Tooltip>
      <Tooltip label="Tecla A">
        <Button
          disabled={!decide}
          loading={ocupada}
          leftSection={<CheckIcon {...TAMANO} />}
          onClick={() => void aprobar()}
        >
          Aprobar
        </Button>
      </Tooltip>
    </div>
  );
}

function Avisos({ revision: { partida, fallo, puede, visto } }: Pick<BarraDeRevisionProps, 'revision'>) {
  const espera = partida?.estado === 'en_revision';
  return (
    <div className={classes.avisos}>
      {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
      {espera && visto.cambio && (
        <FormNotice
          tono="aviso"
          texto="Cambió mientras usted la revisaba. Mírela otra vez, con su historia y sus soportes, antes de decidir."
          acciones={
            <Button variant="default" size="xs" onClick={visto.yaLaVi}>
              Ya la vi
            </Button>
          }
        />
      )}
      {espera && !puede && (
        <FormNotice tono="info" texto="Espera la aprobación de otra persona: usted escribió en ella." />
      )}
    </div>
  );
}
