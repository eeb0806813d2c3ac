// The lines of a posted partida, to choose which ones are reversed; what the chosen ones add up to is always in sight.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { Checkbox } from '@mantine/core';
import { DataTable } from '#ui/tables/data-table.tsx';
import type { Cuadre } from './cuadre.ts';
import classes from './lineas-a-revertir.module.css';

interface LineasARevertirProps {
  readonly lineas: PartidaCompleta['lineas'];
  readonly elegidas: ReadonlySet<number>;
  readonly cuadre: Cuadre;
  readonly onElegir: (elegidas: ReadonlySet<number>) => void;
}

export function LineasARevertir({ lineas, elegidas, cuadre, onElegir }: LineasARevertirProps) {
  const alternar = (n: number) => {
    const nuevas = new Set(elegidas);
    if (!nuevas.delete(n)) nuevas.add(n);
    onElegir(nuevas);
  };
  return (
    <div>
      <DataTable
        label="Líneas que se revierten"
        density="compact"
        narrow="keep"
        frame={{ height: '18rem', label: 'Por elegir' }}
        rows={lineas}
        rowKey={({ n }) => String(n)}
        columns={[
          {
            title: 'Cuenta',
            cell: ({ n, idCuenta, nombreCuenta }) => (
              <Checkbox
                size="xs"
                label={`${n}. ${idCuenta} ${nombreCuenta ?? ''}`}
                checked={elegidas.has(n)}
                onChange={() => alternar(n)}
              />
            ),
            total: 'Elegidas',
          },
          { title: 'Debe', kind: 'amount', cell: ({ debe }) => debe, total: cuadre.debe },
          { title: 'Haber', kind: 'amount', cell: ({ haber }) => haber, total: cuadre.haber },
        ]}
      />
      <p className={classes.cuadre} role="status" data-cuadra={cuadre.cuadra || undefined}>
        {cuadre.frase}
      </p>
    </div>
  );
}
