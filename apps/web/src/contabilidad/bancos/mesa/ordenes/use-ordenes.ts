// Carries out what is asked for on the desk, one thing at a time, and keeps what can be undone. What was refused is told with
// what happened meanwhile, on a desk that is up to date.
import { verCruces } from '@cuadra/contract/contabilidad/bancos/cruces';
import { listarCuentasBancarias } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { useRef, useState } from 'react';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryClient } from '#platform/query.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import type { Eleccion } from '../datos/eleccion.ts';
import type { Renglon } from '../datos/renglon.ts';
import type { Hecho, PartidaHecha } from './hechos.ts';
import { type MesaAbierta, refrescarMesa, renglonesActuales } from './mesa-abierta.ts';
import { type ConAdvertencias, deshacer, type Resultado } from './ordenes.ts';

export interface AvisoDeMesa {
  readonly tono: 'error' | 'exito';
  readonly texto: string;
}

type Orden = (abierta: MesaAbierta) => Promise<Resultado>;

export function useOrdenes(abierta: MesaAbierta) {
  const [ocupado, setOcupado] = useState(false);
  const enCurso = useRef(false);
  const [aviso, setAviso] = useState<AvisoDeMesa>();
  const [hechos, setHechos] = useState<readonly Hecho[]>([]);
  const [porAceptar, setPorAceptar] = useState<ConAdvertencias>();

  /** For whoever shows the refusal by themselves: it is thrown. */
  const pedir = async (orden: Orden): Promise<void> => {
    const { dicho, hechos: nuevos, negado, conAdvertencias } = await orden(abierta);
    setPorAceptar(conAdvertencias);
    setHechos((antes) => [...antes, ...nuevos]);
    setAviso(avisoDe(dicho, negado));
    // The accounts tell how much is left.
    void refrescarCuentas();
  };

  /** Whether it was done; nothing is, while something else is under way. */
  const hacer = async (orden: Orden, elegido: Eleccion): Promise<boolean> => {
    if (enCurso.current) return false;
    enCurso.current = true;
    setOcupado(true);
    setAviso(undefined);
    try {
      await pedir(orden);
      return true;
    } catch (error) {
      setAviso({ tono: 'error', texto: await decirNegativa(abierta, error, elegido) });
      return false;
    } finally {
      enCurso.current = false;
      setOcupado(false);
    }
  };

  const olvidarUltimo = () => setHechos((antes) => antes.slice(0, -1));
  return {
    ocupado,
    aviso,
    avisar: setAviso,
    hayHechos: hechos.length > 0,
    /** What waits for a reason. */
    porAceptar,
    dejarPorAceptar: () => setPorAceptar(undefined),
    pedir,
    hacer,
    deshacerUltimo: () => deshacerHecho(hechos.at(-1), hacer, olvidarUltimo),
    olvidarUltimo,
  };
}
export type OrdenesDeMesa = ReturnType<typeof useOrdenes>;

const avisoDe = (dicho: string, negado: string | undefined): AvisoDeMesa =>
  negado === undefined
    ? { tono: 'exito', texto: dicho }
    : { tono: 'error', texto: `${dicho} ${negado}`.trim() };

/** Its partidas, if it posted some: they are reversed with a reason, and whoever asks for it says it. */
async function deshacerHecho(
  hecho: Hecho | undefined,
  hacer: (orden: Orden, elegido: Eleccion) => Promise<boolean>,
  olvidar: () => void,
): Promise<readonly PartidaHecha[] | undefined> {
  if (hecho === undefined) return undefined;
  if (hecho.tipo === 'partidas') return hecho.partidas;
  if (await hacer((mesa) => deshacer(mesa, hecho), NADA)) olvidar();
  return undefined;
}

const NADA: Eleccion = { banco: [], libros: [] };

/** What was refused usually was because something had changed: the rows, or that the month is signed. */
async function decirNegativa(abierta: MesaAbierta, error: unknown, elegido: Eleccion): Promise<string> {
  if (error instanceof ApiError && error.codigo === 'CUENTA_CONCILIADA') void refrescarCuentas();
  await refrescarMesa(abierta);
  const ahora = renglonesActuales(abierta);
  return explicarConflicto(error, elegido, (id) => ahora.get(id));
}

const refrescarCuentas = () => queryClient.invalidateQueries({ queryKey: [listarCuentasBancarias.path] });

const DE_OTRA_PERSONA = ['LINEA_YA_CRUZADA', 'SUGERENCIA_VENCIDA', 'CRUCE_DESCUADRADO'];

/** Somebody was faster: what they did, in words, so that whoever is left can go on. The desk is already asked for again. */
async function explicarConflicto(
  error: unknown,
  elegido: Eleccion,
  ahora: (id: string) => Renglon | undefined,
): Promise<string> {
  const mensaje = messageOf(error);
  if (!(error instanceof ApiError && DE_OTRA_PERSONA.includes(error.codigo))) return mensaje;
  const cambiado = [...elegido.banco, ...elegido.libros].find(
    ({ id, pendiente }) => (ahora(id)?.pendiente ?? 0) !== pendiente,
  );
  if (cambiado === undefined) return mensaje;
  return `${await quienLoCruzo(cambiado)} Lo demás que eligió sigue elegido.`;
}

async function quienLoCruzo({ id, lado, texto, monto }: Renglon): Promise<string> {
  const que = `«${texto}», ${formatearQuetzales(monto)}`;
  try {
    const cruces = await call(verCruces, { query: lado === 'banco' ? { linea: id } : { movimiento: id } });
    const ultimo = cruces.toSorted((uno, otro) => uno.hechoEn.localeCompare(otro.hechoEn)).at(-1);
    if (ultimo === undefined) return `${que}, ya no está pendiente así.`;
    const quien = ultimo.hechoPor?.nombre ?? 'La pasada automática';
    return `${quien} ya cruzó ${que} (${formatInstant(ultimo.hechoEn)}).`;
  } catch {
    return `Otra persona ya cruzó ${que}.`;
  }
}
