// The desk: what the bank says and what the books say, side by side, until nothing is left to explain.
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { consultas } from '../consultas.ts';
import type { VistaDeCuentaProps } from '../vista-de-cuenta.ts';

export function Mesa({ cuenta, anio, mes }: VistaDeCuentaProps) {
  const mesa = useQuery(consultas.mesa(cuenta.id, { anio, mes }));
  return (
    <Loaded consulta={mesa} filas={16} etiqueta="Cargando la mesa">
      {({ lineas, movimientos }) => (
        <p>
          {lineas.length} líneas del banco, {movimientos.length} de los libros
        </p>
      )}
    </Loaded>
  );
}
