// Rules that the program proposes because people did the same thing several times: taken with one click.
import {
  crearRegla,
  type listarReglasPropuestas,
  type ReglaDeBanco,
} from '@cuadra/contract/contabilidad/bancos/reglas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { LightBulbIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas, useAccion } from '../consultas.ts';
import { decirCondiciones } from './decir-regla.ts';
import { nombrePara } from './nombre-para.ts';
import { alFinal } from './orden-de-reglas.ts';
import classes from './reglas.module.css';

type Propuesta = ResponseOf<typeof listarReglasPropuestas>[number];

export function Propuestas({ reglas }: { readonly reglas: readonly ReglaDeBanco[] | undefined }) {
  const { data: propuestas = [] } = useQuery(consultas.reglasPropuestas());
  const { hacer, mensaje, ocupado } = useAccion();
  if (reglas === undefined || (propuestas.length === 0 && mensaje === undefined)) return null;
  const aceptar = async (propuesta: Propuesta) => {
    const { texto, signo, montoMinimo, montoMaximo, idCuenta, concepto } = propuesta;
    const body = crearRegla.body.parse({
      ...{ texto, signo, montoMinimo, montoMaximo, idCuenta, concepto, activa: true, cuentaBancaria: null },
      nombre: nombrePara(texto, reglas),
      orden: alFinal(reglas),
    });
    if (await hacer(() => call(crearRegla, { body })))
      void notify('Regla creada: se propone en la próxima pasada.');
  };
  return (
    <section className={classes.propuestas} aria-label="Reglas propuestas">
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      {propuestas.length > 0 && (
        <h2>
          <LightBulbIcon width={18} height={18} aria-hidden="true" />
          Lo que ya se hizo varias veces puede ser una regla
        </h2>
      )}
      <ul>
        {propuestas.map((propuesta) => (
          <li key={`${propuesta.texto} ${propuesta.signo}`}>
            <span>
              <strong>{propuesta.veces} veces:</strong> {decirCondiciones(propuesta)} contra{' '}
              {propuesta.idCuenta} {propuesta.nombreCuenta}, «{propuesta.concepto}»
            </span>
            <Button
              variant="default"
              size="compact-sm"
              disabled={ocupado}
              aria-label={`Crear la regla ${propuesta.texto}`}
              onClick={() => void aceptar(propuesta)}
            >
              Crear la regla
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
