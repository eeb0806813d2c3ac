// A test run: which lines of the last months the rule would take as it is written, what its concepto would say, and what was done
// with them. It changes nothing.
import { probarRegla } from '@cuadra/contract/contabilidad/bancos/reglas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { llenarConcepto, palabrasDeRegla } from '@cuadra/core/bancos/reglas';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import type { ReglaEscrita } from './cuerpo-de-regla.ts';
import classes from './reglas.module.css';

const MESES = 6;

type Probada = ResponseOf<typeof probarRegla>;

export function Prueba() {
  const { getValues, watch } = useFormContext<ReglaEscrita>();
  const [texto, concepto] = watch(['texto', 'concepto']);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => {
      const { cuentaBancaria, texto: escrito, signo, montoMinimo, montoMaximo } = getValues();
      const condiciones = { cuentaBancaria, texto: escrito, signo, montoMinimo, montoMaximo };
      return call(probarRegla, { body: probarRegla.body.parse({ ...condiciones, meses: MESES }) });
    },
  });
  return (
    <section className={classes.prueba} aria-label="Prueba de la regla">
      <div className={classes.barra}>
        <h3>A qué líneas se aplicaría</h3>
        <Button
          variant="default"
          size="compact-sm"
          loading={isPending}
          disabled={palabrasDeRegla(texto).length === 0}
          onClick={() => mutate()}
        >
          Probar
        </Button>
      </div>
      {error !== null && <FormNotice tono="error" texto={messageOf(error)} />}
      {data === undefined ? (
        <p className={classes.nota}>Se prueba con los últimos {MESES} meses, y no cambia nada.</p>
      ) : (
        <Resultado probada={data} concepto={concepto} />
      )}
    </section>
  );
}

function Resultado({ probada, concepto }: { readonly probada: Probada; readonly concepto: string }) {
  const { total, monto, lineas } = probada;
  if (total === 0)
    return <p className={classes.nota}>A ninguna línea de los últimos {MESES} meses. Use menos palabras.</p>;
  const [primera] = lineas;
  return (
    <>
      <p className={classes.nota} role="status">
        {total === 1 ? 'A 1 línea' : `A ${formatearEntero(total)} líneas`}, por {formatearQuetzales(monto)}
        {lineas.length < total && `. Las últimas ${formatearEntero(lineas.length)}:`}
      </p>
      {primera !== undefined && concepto !== '' && (
        <p className={classes.nota}>
          El concepto de la primera: «{llenarConcepto(concepto, { ...primera, referencia: null })}»
        </p>
      )}
      <ul className={classes.lineas} aria-label="Líneas a las que se aplicaría">
        {lineas.map((linea) => (
          <li key={linea.id}>
            <span className={classes.fecha}>{formatDate(linea.fecha)}</span>
            <span className={classes.texto}>
              {linea.texto}
              <small>
                {linea.cuentaBancaria}, {decirHecho(linea)}
              </small>
            </span>
            <span className={classes.monto}>{formatearMonto(linea.monto)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function decirHecho({ idCuenta, pendiente }: Probada['lineas'][number]): string {
  if (pendiente) return 'pendiente';
  return idCuenta === null ? 'cruzada' : `registrada contra ${idCuenta}`;
}
