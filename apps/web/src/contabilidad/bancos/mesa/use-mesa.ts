// The desk of a month as whoever works at it has it: its rows, what is chosen, what is looked at and what can be done.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { Mesa, Sugerencia } from '@cuadra/contract/contabilidad/bancos/mesa';
import { useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { estaFirmado, type Mes } from '../meses.ts';
import { type Eleccion, posibilidadesDe, seQuita, sumasDe } from './datos/eleccion.ts';
import { estadoDe } from './datos/estado.ts';
import type { Renglon } from './datos/renglon.ts';
import type { SugerenciaDeRenglon } from './datos/sugerencias.ts';
import { combinar } from './ordenes/combinar.ts';
import { type PartidaHecha, porLados } from './ordenes/hechos.ts';
import { aceptar, cruzar, deshacerCruceDe, quitarExplicaciones, rechazar } from './ordenes/ordenes.ts';
import { useOrdenes } from './ordenes/use-ordenes.ts';
import { type OrdenDeTecla, ordenDeTecla, type Situacion } from './teclado/orden-de-tecla.ts';
import { useEleccion } from './use-eleccion.ts';
import { useRenglones } from './use-renglones.ts';

export type OrdenDeMesa = OrdenDeTecla | 'excluir';

/** What is open over the desk. */
export type DialogoAbierto =
  | { readonly tipo: 'explicar' | 'excluir'; readonly elegido: Eleccion }
  | {
      readonly tipo: 'registrar-partida' | 'registrar-diferencia' | 'cruzar-parte';
      readonly elegido: Eleccion;
    }
  | { readonly tipo: 'revertir'; readonly partidas: readonly PartidaHecha[]; readonly esLoUltimo: boolean }
  | { readonly tipo: 'ayuda' };

export interface PanelAbierto {
  readonly renglon: Renglon;
  /** From the keyboard: it goes there. */
  readonly enfocar: boolean;
}

interface MesaDelMes extends Mes {
  readonly cuenta: CuentaBancaria;
  readonly datos: Mesa;
}

export function useMesa({ cuenta, anio, mes, datos }: MesaDelMes) {
  const renglones = useRenglones(datos);
  const eleccion = useEleccion(renglones);
  const ordenes = useOrdenes({ cuenta: cuenta.id, mes: { anio, mes } });
  const [dialogo, setDialogo] = useState<DialogoAbierto>();
  const [panel, setPanel] = useState<PanelAbierto>();
  const firmado = estaFirmado(cuenta, { anio, mes });
  const puede = usePermission('bancos:conciliar') && cuenta.activa && !firmado;
  const { activa, objetivo, cuantos } = eleccion;
  const sugerencia = sugerenciaDe(objetivo, renglones.sugerenciaDe);
  const posibles = posibilidadesDe(objetivo);
  const situacion: Situacion = {
    puede,
    elegidos: cuantos,
    posibles,
    sugerencia: sugerencia !== undefined,
    activa: activa && estadoDe(activa, renglones.sugerenciaDe.has(activa.id)),
    hayHechos: ordenes.hayHechos,
  };
  const ejecutar = useEjecutar({ eleccion, ordenes, sugerencia, setDialogo, setPanel });
  return {
    datos,
    renglones,
    eleccion,
    ordenes,
    dialogo,
    abrir: setDialogo,
    panel,
    abrirPanel: setPanel,
    firmado,
    puede,
    sugerencia,
    posibles,
    ejecutar,
    /** Whether the key meant something. */
    teclear: (tecla: string): boolean => {
      const orden = ordenDeTecla(tecla, situacion);
      if (orden !== undefined) void ejecutar(orden);
      return orden !== undefined;
    },
  };
}
export type MesaEnUso = ReturnType<typeof useMesa>;

/** The one that all of it is in. */
function sugerenciaDe({ banco, libros }: Eleccion, de: SugerenciaDeRenglon): Sugerencia | undefined {
  const [primero, ...otros] = [...banco, ...libros].map(({ id }) => de.get(id));
  return otros.every((otra) => otra === primero) ? primero : undefined;
}

interface ParaEjecutar {
  readonly eleccion: ReturnType<typeof useEleccion>;
  readonly ordenes: ReturnType<typeof useOrdenes>;
  readonly sugerencia: Sugerencia | undefined;
  readonly setDialogo: (dialogo: DialogoAbierto) => void;
  readonly setPanel: (panel: PanelAbierto) => void;
}

function useEjecutar({ eleccion, ordenes, sugerencia, setDialogo, setPanel }: ParaEjecutar) {
  const { objetivo, activa, limpiar, elegir } = eleccion;
  const hacer: (typeof ordenes)['hacer'] = async (orden, elegido) => {
    const hecho = await ordenes.hacer(orden, elegido);
    if (hecho) limpiar();
    return hecho;
  };
  return async (orden: OrdenDeMesa): Promise<unknown> => {
    switch (orden) {
      case 'aceptar':
        return sugerencia && hacer((mesa) => aceptar(mesa, [sugerencia]), objetivo);
      case 'rechazar':
        return sugerencia && hacer((mesa) => rechazar(mesa, [sugerencia]), objetivo);
      case 'cruzar':
        return hacer((mesa) => cruzar(mesa, objetivo), objetivo);
      case 'quitar-explicacion':
        return hacer((mesa) => quitarExplicaciones(mesa, explicados(objetivo)), objetivo);
      case 'deshacer-cruce':
        return activa && hacer((mesa) => deshacerCruceDe(mesa, activa), objetivo);
      case 'buscar-combinacion':
        return ordenes.hacer((mesa) => combinar(mesa, objetivo, elegir), objetivo);
      case 'decir-diferencia':
        return ordenes.avisar({ tono: 'error', texto: decirDiferencia(objetivo) });
      case 'ver-cruce':
        return activa && setPanel({ renglon: activa, enfocar: true });
      case 'deshacer-ultimo': {
        const partidas = await ordenes.deshacerUltimo();
        return partidas && setDialogo({ tipo: 'revertir', partidas, esLoUltimo: true });
      }
      default:
        return setDialogo({ tipo: orden, elegido: objetivo });
    }
  };
}

const explicados = ({ banco, libros }: Eleccion): Eleccion => porLados([...banco, ...libros].filter(seQuita));

const decirDiferencia = (objetivo: Eleccion): string =>
  `No suman lo mismo: hay ${formatearQuetzales(sumasDe(objetivo).diferencia)} de diferencia. Cruce una parte o registre la diferencia.`;
