// The panel of the jornada that the address names: all that is known of it, from its difference to the movements that may have caused
// it, and what can be decided.
import type { Arqueo } from '@cuadra/contract/contabilidad/cajas/conteo';
import type { Jornada, PasoDeRevision } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { Movimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { nombresDeDestino } from '@cuadra/core/cajas/movimiento';
import { numeroDePartida } from '@cuadra/core/partida';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { ArqueoVisto } from '#contabilidad/cajas/conteo/arqueo-visto.tsx';
import { TablaDeMovimientos } from '#contabilidad/cajas/movimientos/tabla-de-movimientos.tsx';
import { ApiError } from '#platform/api-error.ts';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { formatDate, formatInstant, formatTime } from '#ui/format/date.ts';
import { conMontosEnteros, formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Hidden, Text, Title } from '#ui/text/text.tsx';
import { esDeDos, pideMotivo } from '../decisiones/destinos.ts';
import { CifraDeDiferencia, EstadoVisto } from '../marcas.tsx';
import { TendenciaBreve } from '../tendencia/grafica.tsx';
import { AccionesDeJornada } from './acciones-de-jornada.tsx';
import { enPalabras } from './en-palabras.ts';
import { hitosDe } from './hitos.ts';
import classes from './panel-de-jornada.module.css';

interface PanelDeJornadaProps {
  readonly id: string;
  /** Movements that brought whoever looks here. */
  readonly senalados: readonly string[];
  /** Opened from the keyboard: it goes there. */
  readonly enfocar: boolean;
  readonly onClose: () => void;
}

export function PanelDeJornada({ id, senalados, enfocar, onClose }: PanelDeJornadaProps) {
  const { data, error, isPending, refetch } = useQuery(consultas.jornada(id));
  const [conDialogo, setConDialogo] = useState(false);
  const noExiste = error instanceof ApiError && error.codigo === 'NO_ENCONTRADO';
  return (
    <SidePanel
      label={data === undefined ? 'Jornada' : `Jornada de ${data.caja.codigo} del ${formatDate(data.fecha)}`}
      focus={enfocar}
      held={conDialogo}
      onClose={onClose}
    >
      {isPending && (
        <Box pad="xl">
          <SkeletonRows rows={14} label="Cargando la jornada" />
        </Box>
      )}
      {data === undefined && error !== null && !noExiste && <ErrorState error={error} retry={refetch} />}
      {noExiste && (
        <EmptyState
          title="La jornada no está"
          text="Puede ser de una agencia que no es la suya."
          action={
            <Button variant="default" onClick={onClose}>
              Cerrar
            </Button>
          }
        />
      )}
      {data !== undefined && !noExiste && (
        <JornadaVista
          key={id}
          jornada={data}
          senalados={senalados}
          onClose={onClose}
          onDialogo={setConDialogo}
        />
      )}
    </SidePanel>
  );
}

interface JornadaVistaProps {
  readonly jornada: Jornada;
  readonly senalados: readonly string[];
  readonly onClose: () => void;
  readonly onDialogo: (abierto: boolean) => void;
}

function JornadaVista({ jornada, senalados, onClose, onDialogo }: JornadaVistaProps) {
  const [deCausa, setDeCausa] = useState<readonly string[]>();
  const { cajero, arqueos, movimientos } = jornada;
  const conDiferencia = jornada.diferencia !== null && pideMotivo(jornada);
  return (
    <Stack gap="lg" pad="xl" size="sm">
      <Encabezado jornada={jornada} onClose={onClose} />
      <AccionesDeJornada jornada={jornada} onDialogo={onDialogo} />
      <Hitos jornada={jornada} />
      <Cifras jornada={jornada} />
      <Stack>
        {(jornada.pasos.length > 0 || jornada.explicacion !== null) && (
          <Parte titulo="Explicación y revisión">
            <Pasos jornada={jornada} />
          </Parte>
        )}
        {conDiferencia && (
          <Parte titulo="Qué pudo causarla">
            <Causas jornada={jornada.id} elegida={deCausa} onElegir={setDeCausa} />
          </Parte>
        )}
        {arqueos.length > 0 && (
          <Parte titulo={`Conteos (${arqueos.length})`}>
            <Conteos arqueos={arqueos} />
          </Parte>
        )}
        <Parte titulo={`Movimientos (${movimientos})`}>
          <Box className={classes.movimientos}>
            <TablaDeMovimientos
              jornada={jornada.id}
              senalados={deCausa ?? senalados}
              acciones={(movimiento) => <EnlaceAPartida movimiento={movimiento} />}
            />
          </Box>
        </Parte>
        <Parte titulo={`Tendencia de ${cajero.nombre}`}>
          <TendenciaBreve cajero={cajero.id} />
        </Parte>
      </Stack>
    </Stack>
  );
}

function Encabezado({ jornada, onClose }: Pick<JornadaVistaProps, 'jornada' | 'onClose'>) {
  const { caja, fecha, cajero, estado } = jornada;
  return (
    <PanelHeader onClose={onClose}>
      <Row gap="xs lg" muted figures>
        {formatDate(fecha)}, {caja.nombreAgencia} <EstadoVisto estado={estado} />
      </Row>
      <Title size="lg">
        {caja.codigo} {caja.nombre}
      </Title>
      <Text muted>{cajero.nombre}</Text>
    </PanelHeader>
  );
}

interface ParteProps {
  readonly titulo: string;
  readonly children: ReactNode;
}

const Parte = ({ titulo, children }: ParteProps) => (
  <Section
    title={
      <Text as="span" size="xs" muted>
        {titulo}
      </Text>
    }
    level={3}
    line="above"
    pad="lg none"
  >
    {children}
  </Section>
);

function EnlaceAPartida({ movimiento: { partida } }: { readonly movimiento: Movimiento }) {
  return (
    <Text as="span" figures>
      <Link to="/contabilidad/ver-partidas" search={{ partida: partida.id }}>
        Partida {numeroDePartida(partida)}
      </Link>
    </Text>
  );
}

function Hitos({ jornada }: { readonly jornada: Jornada }) {
  return (
    <Row as="ol" gap="xs" align="stretch" aria-label="Estados">
      {hitosDe(jornada).map(({ estado, nombre, en }) => (
        <Stack
          key={estado}
          as="li"
          grow
          basis="4.5rem"
          pad="xs none"
          size="xs"
          weight="medium"
          muted={en === undefined}
          className={classes.hito}
          data-pendiente={en === undefined || undefined}
        >
          {nombre}
          <Text as="span" muted weight="normal" figures>
            {en === undefined ? 'pendiente' : formatTime(en)}
          </Text>
        </Stack>
      ))}
    </Row>
  );
}

function Cifras({ jornada }: { readonly jornada: Jornada }) {
  const { estado, libro, contado, diferencia, descuadre, partidaDeDiferencia } = jornada;
  const deDos = esDeDos(jornada);
  return (
    <Facts layout="above" width="30%" figures>
      <Fact label="Libro (Q)" size="lg" weight="bold">
        {libro === null ? '–' : formatearMonto(libro)}
      </Fact>
      <Fact label="Contado (Q)" size="lg" weight="bold">
        {contado === null ? 'Sin contar' : formatearMonto(contado)}
      </Fact>
      <Fact label="Diferencia (Q)" size="lg" weight="bold">
        {diferencia === null ? (
          '–'
        ) : (
          <CifraDeDiferencia
            diferencia={diferencia}
            descuadre={descuadre}
            excede={deDos && estado !== 'revisada'}
          />
        )}
      </Fact>
      <Fact label={<Hidden>En palabras</Hidden>} wide>
        {enPalabras(jornada)}
        {partidaDeDiferencia !== null && (
          <>
            {' · '}
            <Link to="/contabilidad/ver-partidas" search={{ partida: partidaDeDiferencia.id }}>
              Contabilizada en la partida {numeroDePartida(partidaDeDiferencia)}
            </Link>
          </>
        )}
      </Fact>
    </Facts>
  );
}

/** What was said about it, as the conversation it is: its cajero explains and answers, whoever reviews asks and decides. */
function Pasos({ jornada: { explicacion, pasos, cajero, cerradaEn } }: { readonly jornada: Jornada }) {
  return (
    <Stack as="ol" gap="md">
      {explicacion !== null && (
        <Paso
          quien={`${cajero.nombre} explicó${cerradaEn === null ? '' : `, ${formatInstant(cerradaEn)}`}`}
          suyo
        >
          <Text breaks>{explicacion}</Text>
        </Paso>
      )}
      {pasos.map(({ id, paso, por, en, destino, texto }) => (
        <Paso
          key={id}
          quien={`${por.nombre} ${VERBOS[paso]}, ${formatInstant(en)}`}
          suyo={paso === 'responder'}
        >
          {destino !== null && <Text breaks>{nombresDeDestino[destino]}</Text>}
          {texto !== null && <Text breaks>{texto}</Text>}
        </Paso>
      ))}
    </Stack>
  );
}

interface PasoProps {
  readonly quien: string;
  /** What its cajero says, at the left; who reviews, at the right. */
  readonly suyo: boolean;
  readonly children: ReactNode;
}

const Paso = ({ quien, suyo, children }: PasoProps) => (
  <Box as="li" max="92%" pad="md lg" surface={suyo ? 'inset' : 'tint'} alignSelf={suyo ? 'start' : 'end'}>
    <Text size="xs" muted={suyo}>
      {quien}
    </Text>
    {children}
  </Box>
);

const VERBOS: Readonly<Record<PasoDeRevision['paso'], string>> = {
  observar: 'observó',
  responder: 'respondió',
  proponer: 'propuso',
  negar: 'negó la propuesta',
  revisar: 'revisó',
};

interface CausasProps {
  readonly jornada: string;
  /** The movements of the one that is chosen. */
  readonly elegida: readonly string[] | undefined;
  readonly onElegir: (movimientos: readonly string[] | undefined) => void;
}

/** Where the difference may come from: hints, never a verdict. Choosing one marks its movements below. */
function Causas({ jornada, elegida, onElegir }: CausasProps) {
  const causas = useQuery(consultas.causas(jornada));
  return (
    <Loaded query={causas} rows={2} label="Buscando causas">
      {(todas) =>
        todas.length === 0 ? (
          <Text muted>
            Nada coincide con la diferencia: ni un movimiento, ni una denominación, ni cifras cambiadas.
          </Text>
        ) : (
          <Stack as="ul" gap="sm">
            {todas.map(({ texto, movimientos }) => (
              <li key={texto}>
                <Causa
                  texto={texto}
                  marca={movimientos.length > 0}
                  elegida={elegida !== undefined && elegida.join() === movimientos.join()}
                  onElegir={(si) => onElegir(si ? movimientos : undefined)}
                />
              </li>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

interface CausaProps {
  readonly texto: string;
  /** Has movements to mark. */
  readonly marca: boolean;
  readonly elegida: boolean;
  readonly onElegir: (si: boolean) => void;
}

function Causa({ texto, marca, elegida, onElegir }: CausaProps) {
  if (!marca)
    return (
      <Text muted className={classes.causa}>
        {conMontosEnteros(texto)}
      </Text>
    );
  return (
    <button
      type="button"
      className={classes.causa}
      aria-pressed={elegida}
      title={elegida ? 'Quitar las marcas' : 'Marcar sus movimientos'}
      onClick={() => onElegir(!elegida)}
    >
      {conMontosEnteros(texto)}
    </button>
  );
}

/** The last one open, the first and the others one click away. A recount hides none. */
function Conteos({ arqueos }: { readonly arqueos: readonly Arqueo[] }) {
  const ultimo = arqueos.at(-1)?.id;
  return arqueos.toReversed().map((arqueo) => (
    <Box key={arqueo.id} as="details" className={classes.conteo} open={arqueo.id === ultimo}>
      <summary>
        {nombreDe(arqueo, arqueos)}, {formatTime(arqueo.hechoEn)}, {formatearQuetzales(arqueo.total)}{' '}
        <Text as="small" size="xs" muted>
          {arqueo.contadoPor.nombre}
          {arqueo.firmadoCon === null ? '' : ` con ${arqueo.firmadoCon.nombre}`}
        </Text>
      </summary>
      <ArqueoVisto arqueo={arqueo} />
      {arqueo.explicacion !== null && <Text muted>«{arqueo.explicacion}»</Text>}
    </Box>
  ));
}

function nombreDe({ clase, n }: Arqueo, todos: readonly Arqueo[]): string {
  if (clase === 'apertura') return 'Apertura';
  if (clase === 'sorpresa') return n === 1 ? 'Arqueo sorpresivo' : `Arqueo sorpresivo ${n}`;
  const haySegundo = todos.some((otro) => otro.clase === 'cierre' && otro.n > 1);
  if (n > 1) return n === 2 ? 'Segundo conteo' : `Conteo ${n}`;
  return haySegundo ? 'Primer conteo' : 'Conteo de cierre';
}
