// Keeps what accounts of the file are, in the equivalence that is used or in a new one with the name of the file, and reads again.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  crearCuentasDichas,
  crearEquivalencia,
  decirCuentas,
  listarEquivalencias,
} from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import { NOMBRE_DE_CUENTA_MAX } from '@cuadra/core/catalogo';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { now } from '#platform/clock.ts';
import { queryClient } from '#platform/query.ts';
import { formatInstant } from '#ui/format/date.ts';
import type { MesaDeRemedios } from './mesa-de-remedios.ts';

type Elegidas = ReadonlyMap<string, string>;

export function useEquivalencia({ palabras, nombreDeHoja, releer }: MesaDeRemedios) {
  const [guardando, setGuardando] = useState(false);
  const [fallo, setFallo] = useState<string>();
  const hacer = async (trabajo: (equivalencia: string) => Promise<unknown>) => {
    setGuardando(true);
    setFallo(undefined);
    try {
      const equivalencia = palabras.equivalencia ?? (await nueva(nombreDeHoja));
      await trabajo(equivalencia);
      await queryClient.invalidateQueries({ queryKey: [listarEquivalencias.path] });
      releer({ palabras: { ...palabras, equivalencia } });
    } catch (error) {
      setFallo(messageOf(error));
    } finally {
      setGuardando(false);
    }
  };
  const decir = (id: string, elegidas: Elegidas) =>
    call(decirCuentas, {
      params: { id },
      body: { cuentas: [...elegidas].map(([antes, idCuenta]) => ({ antes, idCuenta })) },
    });
  const guardar = (elegidas: Elegidas) => hacer((id) => decir(id, elegidas));
  const crear = (bajo: string, faltan: readonly { readonly valor: string }[], elegidas: Elegidas) =>
    hacer(async (id) => {
      if (elegidas.size > 0) await decir(id, elegidas);
      const cuentas = faltan.map(({ valor }) => ({ antes: valor, nombre: nombreDe(valor) }));
      await call(crearCuentasDichas, { params: { id }, body: { bajo, cuentas } });
      await queryClient.invalidateQueries({ queryKey: [listarCatalogo.path] });
    });
  return { guardar, crear, guardando, fallo };
}

/** The last name of a path: `Activo:Caja` is created as `Caja`. */
function nombreDe(escrita: string): string {
  const ultima =
    escrita
      .split(/[:>\\/|]/)
      .at(-1)
      ?.trim() ?? '';
  return (ultima === '' ? escrita.trim() : ultima).slice(0, NOMBRE_DE_CUENTA_MAX);
}

const NOMBRE_MAX = 70;

/** With the name of the file and the moment, which no other has. */
async function nueva(nombreDeHoja: string): Promise<string> {
  const deArchivo = nombreDeHoja.replace(/\.[^.]*$/, '').slice(0, NOMBRE_MAX);
  const nombre = `${deArchivo === '' ? 'Importación' : deArchivo}, ${formatInstant(now().toISOString())}`;
  return (await call(crearEquivalencia, { body: { nombre, cuentas: [] } })).id;
}
