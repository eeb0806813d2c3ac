// What posting what is written would do, asked a moment after it stops changing.
import { verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOf } from '#platform/query.ts';
import type { Autoguardado } from '../borrador/autoguardado.ts';
import type { Contenido } from '../borrador/contenido.ts';
import type { Mesa } from '../borrador/mesa.ts';
import { crearPausa } from '../borrador/pausa.ts';

const PAUSA_MS = 600;
/** Who types without pause sees it move now and then. */
const MAXIMO_MS = 3_000;

export function useEfecto(
  mesa: Mesa,
  id: string | undefined,
  { llaveDeNacimiento }: Pick<Autoguardado, 'llaveDeNacimiento'>,
) {
  const contenido = useContenidoEnPausa(mesa);
  const hayLineas = contenido.lineas.some(({ idCuenta }) => idCuenta !== '');
  return useQuery({
    ...queryOf(verEfecto, { body: { ...contenido, ...quienEs(id, llaveDeNacimiento()) } }),
    enabled: hayLineas,
    placeholderData: (anterior) => (hayLineas ? anterior : undefined),
    // Nobody asks again of what was written a moment ago.
    gcTime: 0,
  });
}

/** Its own draft may be born while this is on its way: it is no duplicate of it. */
const quienEs = (id: string | undefined, llave: string | undefined) =>
  id === undefined ? (llave === undefined ? {} : { llave }) : { id };

/** Nothing is added up at each key. */
function useContenidoEnPausa(mesa: Mesa): Contenido {
  const [contenido, setContenido] = useState(mesa.contenido);
  useEffect(() => {
    const pausa = crearPausa(() => setContenido(mesa.contenido()), PAUSA_MS, MAXIMO_MS);
    const dejar = [mesa.suscribir(pausa.empujar), mesa.hoja.subscribe(pausa.empujar)];
    return () => {
      for (const uno of dejar) uno();
      pausa.cancelar();
    };
  }, [mesa]);
  return contenido;
}
