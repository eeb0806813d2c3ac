import { useState } from 'react';
import { AmountsTable } from '#ui/tables/amounts-table.tsx';
import { conReinicios, filaDeReinicio } from '../reinicios.ts';
import type { Grupos } from '../use-movimientos.ts';
import classes from './grafica-de-saldo.module.css';

interface SaldosEnTablaProps {
  readonly grupos: Grupos;
  readonly onDia: (fecha: string) => void;
}

/** Written only when somebody asks for it. */
export function SaldosEnTabla({ grupos, onDia }: SaldosEnTablaProps) {
  const [abierta, setAbierta] = useState(false);
  const filas = [
    { clave: 'inicial', nombre: 'Saldo inicial', montos: [null, null, grupos.saldoInicial] },
    ...conReinicios(grupos).map((fila) => {
      if (fila.tipo === 'reinicio') return filaDeReinicio(fila.reinicio, fila.saldo);
      const { clave, nombre, debe, haber, saldo } = fila.grupo;
      return {
        clave,
        nombre: (
          <button type="button" className={classes.dia} onClick={() => onDia(clave)}>
            {nombre}
          </button>
        ),
        montos: [debe, haber, saldo],
      };
    }),
  ];
  return (
    <details className={classes.tabla} onToggle={({ currentTarget }) => setAbierta(currentTarget.open)}>
      <summary>Ver como tabla</summary>
      {abierta && (
        <div className={classes.desplazable}>
          <AmountsTable
            etiqueta="Saldo por día"
            nombre="Día"
            columnas={['Debe (Q)', 'Haber (Q)', 'Saldo (Q)']}
            filas={filas}
          />
        </div>
      )}
    </details>
  );
}
