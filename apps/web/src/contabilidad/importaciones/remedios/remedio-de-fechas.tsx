import { ordenesDeFecha } from '@cuadra/core/lectura/fechas';
import { Button } from '@mantine/core';
import type { RemedioProps } from './errores-por-clase.tsx';
import classes from './remedios.module.css';

const NOMBRES: Readonly<Record<(typeof ordenesDeFecha)[number], string>> = {
  'dia-mes': 'día/mes/año',
  'mes-dia': 'mes/día/año',
  'anio-mes': 'año/mes/día',
};

/** The same days in another order. */
export function RemedioDeFechas({ grupo: { valores }, mesa: { manera, releer } }: RemedioProps) {
  const { lectura } = manera;
  const otros = ordenesDeFecha.filter((orden) => orden !== lectura.fechas);
  return (
    <div className={classes.remedio}>
      {valores[0] !== undefined && (
        <p className={classes.nota}>
          Por ejemplo «{valores[0].valor}», en la línea {valores[0].linea}.
        </p>
      )}
      <div className={classes.acciones}>
        {otros.map((orden) => (
          <Button
            key={orden}
            variant="default"
            size="sm"
            onClick={() => releer({ manera: { ...manera, lectura: { ...lectura, fechas: orden } } })}
          >
            Leerlas como {NOMBRES[orden]}
          </Button>
        ))}
      </div>
    </div>
  );
}
