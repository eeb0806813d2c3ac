// What is read to decide: what it is, what would keep it from being posted, its lines, its effect, and its warnings.
import type { Advertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { numeroDePartida } from '@cuadra/core/partida';
import { Link } from '@tanstack/react-router';
import { TablaDeEfecto } from '#contabilidad/saldos/tabla-de-efecto.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { EtiquetaDeEstado, nombreDeEstado } from '../etiqueta-de-estado.tsx';
import { Advertencias } from '../panel/advertencias.tsx';
import { DatosDePartida } from '../panel/datos-de-partida.tsx';
import { Historia } from '../panel/historia.tsx';
import { LineasDePartida } from '../panel/lineas-de-partida.tsx';
import { Seccion } from '../panel/panel-de-partida.tsx';
import { ParDeReversion } from '../panel/par-de-reversion.tsx';
import classes from './revision.module.css';
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
        <p className={classes.sobre}>
          <EtiquetaDeEstado partida={partida} />
          {porAprobar !== undefined && (
            <span>
              La envió {(porAprobar.enviadaPor ?? partida.autor)?.nombre},{' '}
              {formatInstant(porAprobar.enviadaEn)}
            </span>
          )}
        </p>
        <h2 className={classes.concepto}>{partida.concepto}</h2>
        <p className={classes.monto}>{formatearQuetzales(partida.debe)}</p>
      </header>
      {porAprobar !== undefined && <FormNotice tono="info" texto={porAprobar.motivo} />}
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
      <Historia hechos={partida.historia} />
    </Seccion>
  );
}

function YaDecidida({ partida }: Pick<CuerpoDeRevisionProps, 'partida'>) {
  const { numero, aprobador, motivo } = partida;
  if (numero === null)
    return (
      <FormNotice
        tono="aviso"
        texto={`Ya no espera aprobación. Está como «${nombreDeEstado(partida)}»${motivo === null ? '.' : `: ${motivo}`}`}
      />
    );
  const quien = aprobador === null ? '' : ` La aprobó ${aprobador.nombre}.`;
  return <FormNotice tono="exito" texto={`Contabilizada como ${numeroDePartida(partida)}.${quien}`} />;
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
          tono="error"
          texto={
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
      tono="aviso"
      texto={
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
    return <ErrorState error={error} titulo="No se pudo calcular el efecto" reintentar={refetch} />;
  return <SkeletonRows filas={3} etiqueta="Calculando el efecto" />;
}
