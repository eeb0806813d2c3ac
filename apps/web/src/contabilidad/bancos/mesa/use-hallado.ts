// A line that was found elsewhere (the search, a conciliación) is brought into sight and given the keyboard, even if the filters
// of its side would not show it.
import { useEffect, useEffectEvent } from 'react';
import { useDireccion } from '../use-direccion.ts';
import type { Manos } from './columnas.tsx';
import type { MesaEnUso } from './use-mesa.ts';

export function useHallado({ renglones, eleccion }: MesaEnUso, manos: Manos): void {
  const { busqueda, replace } = useDireccion();
  const id = busqueda.linea ?? busqueda.movimiento;
  const suyo = id === undefined ? undefined : renglones.porId.get(id);
  const indice = suyo === undefined ? -1 : renglones.visibles[suyo.lado].indexOf(suyo);
  const mostrar = useEffectEvent((lugar: number) => {
    if (suyo === undefined) return;
    if (lugar >= 0) {
      eleccion.activar(suyo.lado, lugar);
      manos[suyo.lado].current?.mostrar(suyo.id);
      replace({ linea: undefined, movimiento: undefined });
    } else if (suyo.lado === 'banco') replace({ banco: 'todas', bancoSigno: undefined, bancoQ: undefined });
    else replace({ libros: 'todas', librosSigno: undefined, librosQ: undefined });
  });
  useEffect(() => {
    if (id !== undefined) mostrar(indice);
  }, [id, indice]);
}
