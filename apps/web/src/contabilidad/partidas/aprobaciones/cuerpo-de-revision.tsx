// What is read to decide: what it is, what would keep it from being posted, its lines, its effect, its warnings, and its documents.
import type { Advertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { numeroDePartida } from '@cuadra/core/partida';
import { PaperClipIcon } from '@heroicons/react/24/outline';
import { Link } from '@tanstack/react-router';
import { TablaDeEfecto } from '#contabilidad/saldos/tabla-de-efecto.tsx';
import { FallosDeSubida } from '#contabilidad/soportes/fallos-de-subida.tsx';
import { VisorDeSoportes } from '#contabilidad/soportes/visor-de-soportes.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Grid, Row } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import { EtiquetaDeEstado, nombreDeEstado } from '../etiqueta-de-estado.tsx';
import classes from '../panel/partida.module.css';
import {
  Advertencias,
  DatosDePartida,
  Historia,
  LineasDePartida,
  ParDeReversion,
  Seccion,
} from '../panel/secciones.tsx';
import { AgregarSoporte, useSubidaDePartida } from '../panel/soportes-de-partida.tsx';
import type { EstadoDeRevision } from './use-revision.ts';

interface CuerpoDeRevisionProps {
  readonly revision: EstadoDeRevision;
  readonly partida: PartidaCompleta;
  readonly onVer: (id: string) => void;
}

export function CuerpoDeRevision({ revision, partida, onVer }: CuerpoDeRevisionProps) {
  const { porAprobar, efecto } = revision;
  const espera = partida.estado === 'en_revision';
  return (
    <>
      <header>
        <Row as="p" gap="xs lg" muted>
          <EtiquetaDeEstado partida={partida} />
          {porAprobar !== undefined && (
            <span>
              La envió {(porAprobar.enviadaPor ?? partida.autor)?.nombre},{' '}
              {formatInstant(porAprobar.enviadaEn)}
            </span>
          )}
        </Row>
        <Title size="lg" roomAbove="2xs" breaks>
          {partida.concepto}
        </Title>
        <Text size="xl" weight="bold" figures roomAbove="2xs">
          {formatearQuetzales(partida.debe)}
        </Text>
      </header>
      {porAprobar !== undefined && <FormNotice tone="info" text={porAprobar.motivo} />}
      {!espera && <YaDecidida partida={partida} />}
      {espera && <Ahora efecto={efecto} />}
      <Seccion titulo={`Líneas (${partida.lineas.length})`}>
        <LineasDePartida partida={partida} />
      </Seccion>
      {espera && (
        <Seccion titulo="Efecto en los saldos de hoy, en la agencia y en el signo de cada cuenta">
          <Efecto efecto={efecto} />
        </Seccion>
      )}
      <Advertencias id={partida.id} />
      {partida.revierte !== null && (
        <Seccion titulo="Reversión">
          <ParDeReversion partida={partida} pareja={partida.revierte} onVer={onVer} />
        </Seccion>
      )}
      <Seccion titulo="Datos">
        <DatosDePartida partida={partida} />
      </Seccion>
    </>
  );
}

/** Who wrote, who changed, and when. */
export function HistoriaDeRevision({ partida }: Pick<CuerpoDeRevisionProps, 'partida'>) {
  return (
    <Seccion titulo="Historia">
      <Historia partida={partida} />
    </Seccion>
  );
}

/** The documents beside what they support, and the way to add one more. */
export function SoportesDeRevision({
  revision,
  partida,
}: Pick<CuerpoDeRevisionProps, 'revision' | 'partida'>) {
  const { consulta, todos, elegido, elegir } = revision.soportes;
  const subida = useSubidaDePartida(partida.id, revision.visto.trajo);
  const agregar = <AgregarSoporte partida={partida} subida={subida} />;
  return (
    <Grid as="section" columns={1} className={classes.soportes} aria-label="Soportes">
      <FallosDeSubida subida={subida} />
      {partida.soportes === 0 && (
        <EmptyState
          icon={PaperClipIcon}
          title="No tiene soportes"
          text="Nada respalda todavía lo que dice. Puede devolverla con el motivo, o agregar el documento aquí."
          action={agregar}
        />
      )}
      {partida.soportes > 0 && elegido === undefined && consulta.error === null && (
        <SkeletonRows rows={8} label="Cargando los soportes" />
      )}
      {elegido === undefined && consulta.error !== null && (
        <ErrorState error={consulta.error} retry={consulta.refetch} />
      )}
      {elegido !== undefined && (
        <VisorDeSoportes
          idPartida={partida.id}
          soportes={todos}
          elegido={elegido}
          onElegir={elegir}
          acciones={agregar}
        />
      )}
    </Grid>
  );
}

function YaDecidida({ partida }: Pick<CuerpoDeRevisionProps, 'partida'>) {
  const { numero, aprobador, motivo } = partida;
  if (numero === null)
    return (
      <FormNotice
        tone="aviso"
        text={`Ya no espera aprobación. Está como «${nombreDeEstado(partida)}»${motivo === null ? '.' : `: ${motivo}`}`}
      />
    );
  const quien = aprobador === null ? '' : ` La aprobó ${aprobador.nombre}.`;
  return <FormNotice tone="exito" text={`Contabilizada como ${numeroDePartida(partida)}.${quien}`} />;
}

type ConEfecto = Pick<EstadoDeRevision, 'efecto'>;

/** What today's books say of it that its author was not told. */
function Ahora({ efecto: { data } }: ConEfecto) {
  if (data === undefined) return null;
  const nuevas = data.advertencias.filter(({ aceptada }) => aceptada === null);
  return (
    <>
      {data.errores.length > 0 && (
        <FormNotice
          tone="error"
          text={
            <>
              <p>Hoy no puede contabilizarse:</p>
              <ul>
                {data.errores.map(({ campo, codigo, mensaje }) => (
                  <li key={`${campo} ${codigo}`}>{mensaje}</li>
                ))}
              </ul>
            </>
          }
        />
      )}
      {nuevas.map((advertencia) => (
        <Nueva key={`${advertencia.codigo} ${advertencia.clave}`} advertencia={advertencia} />
      ))}
    </>
  );
}

function Nueva({ advertencia: { mensaje, partidas } }: { readonly advertencia: Advertencia }) {
  return (
    <FormNotice
      tone="aviso"
      text={
        <>
          <p>
            {mensaje} <strong>Nadie la ha aceptado: mírela antes de decidir.</strong>
          </p>
          {partidas.length > 0 && (
            <ul>
              {partidas.map(({ id, numero, ejercicio, fecha, concepto }) => (
                <li key={id}>
                  <Link to="/contabilidad/ver-partidas" search={{ partida: id }} target="_blank">
                    {numero === null ? 'Borrador' : `Partida ${numeroDePartida({ numero, ejercicio })}`}
                  </Link>{' '}
                  · {formatDate(fecha)} · {concepto}
                </li>
              ))}
            </ul>
          )}
        </>
      }
    />
  );
}

function Efecto({ efecto: { data, error, refetch } }: ConEfecto) {
  if (data !== undefined) return <TablaDeEfecto cuentas={data.cuentas} />;
  if (error !== null)
    return <ErrorState error={error} title="No se pudo calcular el efecto" retry={refetch} />;
  return <SkeletonRows rows={3} label="Calculando el efecto" />;
}
