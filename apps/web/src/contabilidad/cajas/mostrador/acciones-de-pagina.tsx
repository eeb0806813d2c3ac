// What can be done from anywhere at the counter: count and close, see the own jornadas, see the keys.
import type { miCaja } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { CalculatorIcon, CalendarDaysIcon, QuestionMarkCircleIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useDireccion } from '../use-direccion.ts';
import classes from './mostrador.module.css';

interface AccionesDePaginaProps {
  readonly mia: ResponseOf<typeof miCaja> | undefined;
  readonly enJornadas: boolean;
  readonly alPedirAyuda: () => void;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function AccionesDePagina({ mia, enJornadas, alPedirAyuda }: AccionesDePaginaProps) {
  const { busqueda, pushAll } = useDireccion();
  const seCuenta =
    mia?.jornada?.estado === 'abierta' && mia.jornada.congelada === null && busqueda.vista !== 'contar';
  return (
    <>
      <Button
        className={`${classes.accion} ${classes.teclas}`}
        variant="default"
        leftSection={<QuestionMarkCircleIcon {...TAMANO} />}
        onClick={alPedirAyuda}
      >
        Teclas
      </Button>
      <Button
        className={classes.accion ?? ''}
        variant="default"
        onClick={() => pushAll(enJornadas ? {} : { vista: 'jornadas' })}
        leftSection={<CalendarDaysIcon {...TAMANO} />}
      >
        {enJornadas ? 'Volver a la caja' : 'Mis jornadas'}
      </Button>
      {seCuenta && (
        <Button
          className={classes.accion ?? ''}
          variant="default"
          onClick={() => pushAll({ vista: 'contar' })}
          leftSection={<CalculatorIcon {...TAMANO} />}
        >
          Contar y cerrar
        </Button>
      )}
    </>
  );
}
