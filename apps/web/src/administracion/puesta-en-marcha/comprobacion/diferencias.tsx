// Account by account: what differs first; what is equal, only when asked for, a page at a time.
import type { LineaComparada } from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatearEntero, formatearSaldo } from '#ui/format/dinero.ts';
import { FiguresTable } from '#ui/tables/figures-table.tsx';

const POR_VEZ = 200;

export function Diferencias({ lineas }: { readonly lineas: readonly LineaComparada[] }) {
  const distintas = lineas.filter(({ diferencia }) => diferencia !== 0).length;
  const [hasta, setHasta] = useState(0);
  const vistas = lineas.slice(0, Math.max(Math.min(distintas, POR_VEZ), hasta));
  const faltan = lineas.length - vistas.length;
  return (
    <>
      {vistas.length > 0 && (
        <FiguresTable
          etiqueta="El balance, cuenta por cuenta"
          filas={vistas}
          clave={({ agencia, idCuenta }) => `${agencia} ${idCuenta}`}
          columnas={[
            { titulo: 'Cuenta', celda: ({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}` },
            { titulo: 'Agencia', clase: 'texto', celda: ({ agencia }) => agencia },
            { titulo: 'Antes (Q)', celda: ({ anterior }) => formatearSaldo(anterior) },
            { titulo: 'Libros (Q)', celda: ({ libros }) => formatearSaldo(libros) },
            { titulo: 'Diferencia (Q)', celda: ({ diferencia }) => formatearSaldo(diferencia) },
          ]}
        />
      )}
      {faltan > 0 && (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setHasta(vistas.length + POR_VEZ)}>
            Ver {formatearEntero(Math.min(faltan, POR_VEZ))} cuentas más
          </Button>
        </div>
      )}
    </>
  );
}
