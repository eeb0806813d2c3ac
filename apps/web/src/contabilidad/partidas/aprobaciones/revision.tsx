// Everything it takes to decide on a partida, on one screen: its lines, what it would do to the balances today, what
// somebody should look at with the author's reasons, its documents beside, and its history. By keyboard alone, if one likes.
import '@mantine/core/styles/Tooltip.layer.css';
import {
  ArrowLeftIcon,
  CheckIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  QuestionMarkCircleIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline';
import { Button, Tabs, Tooltip } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { useKeyPress } from '#ui/keyboard/key-press.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import pestanas from '#ui/page/tabs.module.css';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from '../panel/partida.module.css';
import { CuerpoDeRevision, HistoriaDeRevision, SoportesDeRevision } from './cuerpo-de-revision.tsx';
import { type EstadoDeRevision, useRevision } from './use-revision.ts';

const Rechazar = lazy(async () => ({ default: (await import('../decisiones/rechazar.tsx')).Rechazar }));
const KeysDialog = lazy(async () => ({
  default: (await import('#ui/keyboard/keys-dialog.tsx')).KeysDialog,
}));

interface RevisionProps {
  readonly id: string;
  /** Another of those that wait; undefined: back to all of them. */
  readonly onVer: (id: string | undefined) => void;
}

export function Revision({ id, onVer }: RevisionProps) {
  const revision = useRevision(id, onVer);
  const { partida, rechazando, dejarDeRechazar, seguir } = revision;
  const [conAyuda, setConAyuda] = useState(false);
  const marco = useRef<HTMLElement>(null);
  useTeclas(revision, onVer, () => setConAyuda(true));
  // Whoever comes by keyboard, from the list or from another, is here.
  useEffect(() => {
    if (id !== '') marco.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <Stack
      as="section"
      ref={marco}
      gap="lg"
      className={classes.revision}
      aria-label="Revisión de la partida"
      tabIndex={-1}
    >
      <BarraDeRevision revision={revision} onVer={onVer} onAyuda={() => setConAyuda(true)} />
      <Contenido revision={revision} onVer={onVer} />
      <Suspense>
        {rechazando && partida !== undefined && (
          <Rechazar partida={partida} onClose={dejarDeRechazar} onRechazada={seguir} />
        )}
        {conAyuda && <KeysDialog groups={TECLAS} onClose={() => setConAyuda(false)} />}
      </Suspense>
    </Stack>
  );
}

const TECLAS = [
  [
    'Revisar y decidir',
    [
      ['Aprobar y contabilizar', ['A']],
      ['Rechazar, con el motivo', ['R']],
      ['La siguiente que espera', ['N']],
      ['La anterior', ['P']],
      ['El soporte siguiente', ['S']],
      ['Volver a las que esperan', ['Esc']],
      ['Ver estas teclas', ['F1']],
    ],
  ],
] as const;

function useTeclas(revision: EstadoDeRevision, onVer: RevisionProps['onVer'], onAyuda: () => void): void {
  const { vecinas, aprobar, rechazar, soportes } = revision;
  const ir = (a: string | undefined) => a !== undefined && onVer(a);
  useKeyPress('a', () => void aprobar());
  // The letter is not the first of the reason.
  useKeyPress('r', (event) => {
    event.preventDefault();
    rechazar();
  });
  useKeyPress('n', () => ir(vecinas.siguiente));
  useKeyPress('p', () => ir(vecinas.anterior));
  useKeyPress('s', () => soportes.siguiente());
  useKeyPress('Escape', () => onVer(undefined));
  useKeyPress('F1', (event) => {
    event.preventDefault();
    onAyuda();
  });
}

interface ContenidoProps {
  readonly revision: EstadoDeRevision;
  readonly onVer: RevisionProps['onVer'];
}

function Contenido({ revision, onVer }: ContenidoProps) {
  const alLado = useAtLeast('lg');
  const { consulta, partida } = revision;
  const { error } = consulta;
  const noEsta = error instanceof ApiError && error.codigo === 'NO_ENCONTRADO';
  if (noEsta)
    return (
      <EmptyState
        title="La partida no está"
        text="Pudo ser un borrador que alguien descartó, o de una agencia que no es la suya."
        action={
          <Button variant="default" onClick={() => onVer(undefined)}>
            Ver las que esperan
          </Button>
        }
      />
    );
  if (partida === undefined)
    return error === null ? (
      <Box pad="xl">
        <SkeletonRows rows={12} label="Cargando la partida" />
      </Box>
    ) : (
      <ErrorState error={error} retry={consulta.refetch} />
    );
  const partes = { revision, partida, onVer };
  if (!alLado) return <EnPestanas key={partida.id} {...partes} />;
  return (
    <Grid columns="minmax(0, 11fr) minmax(0, 9fr)" gap="xl" align="start" className={classes.columnas}>
      <Lectura>
        <CuerpoDeRevision {...partes} />
        <HistoriaDeRevision partida={partida} />
      </Lectura>
      {/* What one did not receive is not sent to the next. */}
      <Documentos key={partida.id} revision={revision} partida={partida} />
    </Grid>
  );
}

/** Where there is no room for both, one at a time; what decides is always at hand, in the bar. */
function EnPestanas(partes: Parameters<typeof CuerpoDeRevision>[0]) {
  const { revision, partida } = partes;
  return (
    <Tabs defaultValue="partida" keepMounted={false}>
      <Tabs.List className={pestanas.lista ?? ''}>
        <Tabs.Tab value="partida">Partida</Tabs.Tab>
        <Tabs.Tab value="soportes">Soportes ({partida.soportes})</Tabs.Tab>
        <Tabs.Tab value="historia">Historia</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="partida">
        <Lectura>
          <CuerpoDeRevision {...partes} />
        </Lectura>
      </Tabs.Panel>
      <Tabs.Panel value="soportes">
        <Documentos revision={revision} partida={partida} />
      </Tabs.Panel>
      <Tabs.Panel value="historia">
        <Lectura>
          <HistoriaDeRevision partida={partida} />
        </Lectura>
      </Tabs.Panel>
    </Tabs>
  );
}

function Lectura({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="lg" surface="card" pad="xl lg" size="sm" className={classes.lectura}>
      {children}
    </Stack>
  );
}

function Documentos(partes: Parameters<typeof SoportesDeRevision>[0]) {
  return (
    <Box surface="card" clip className={classes.documentos}>
      <SoportesDeRevision {...partes} />
    </Box>
  );
}

interface BarraDeRevisionProps extends ContenidoProps {
  readonly onAyuda: () => void;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

/** Always in sight: which of those that wait it is, the way to the others, and the decision. */
function BarraDeRevision({ revision, onVer, onAyuda }: BarraDeRevisionProps) {
  const { vecinas, cuantas } = revision;
  const { lugar, anterior, siguiente } = vecinas;
  return (
    <Row as="header" gap="md xl" className={classes.barra}>
      <Row grow oneLine gap="sm">
        <IconButton
          label="Volver a las que esperan (Esc)"
          icon={ArrowLeftIcon}
          variant="default"
          onClick={() => onVer(undefined)}
        />
        <IconButton
          label="Anterior (P)"
          icon={ChevronLeftIcon}
          variant="default"
          disabled={anterior === undefined}
          onClick={() => onVer(anterior)}
        />
        <Text as="span" size="sm" muted figures unbroken textAlign="center" className={classes.lugar}>
          {lugar === 0 ? 'Decidida' : `${formatearEntero(lugar)} de ${formatearEntero(cuantas)}`}
        </Text>
        <IconButton
          label="Siguiente (N)"
          icon={ChevronRightIcon}
          variant="default"
          disabled={siguiente === undefined}
          onClick={() => onVer(siguiente)}
        />
        <IconButton
          label="Teclas de esta pantalla (F1)"
          icon={QuestionMarkCircleIcon}
          variant="subtle"
          color="gray"
          onClick={onAyuda}
        />
      </Row>
      <Decision revision={revision} />
      <Avisos revision={revision} />
    </Row>
  );
}

function Decision({ revision }: Pick<BarraDeRevisionProps, 'revision'>) {
  const { puede, decide, ocupada, aprobar, rechazar } = revision;
  if (!puede) return null;
  return (
    <Row oneLine gap="md" className={classes.decision}>
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
    </Row>
  );
}

function Avisos({ revision: { partida, fallo, puede, visto } }: Pick<BarraDeRevisionProps, 'revision'>) {
  const espera = partida?.estado === 'en_revision';
  return (
    <Stack gap="md" basis="100%" className={classes.avisos}>
      {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
      {espera && visto.cambio && (
        <FormNotice
          tone="aviso"
          text="Cambió mientras usted la revisaba. Mírela otra vez, con su historia y sus soportes, antes de decidir."
          actions={
            <Button variant="default" size="xs" onClick={visto.yaLaVi}>
              Ya la vi
            </Button>
          }
        />
      )}
      {espera && !puede && (
        <FormNotice tone="info" text="Espera la aprobación de otra persona: usted escribió en ella." />
      )}
    </Stack>
  );
}
