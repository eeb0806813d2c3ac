// Opening the jornada: the cash is counted without seeing what the last close left; each denomination, once written, says
// whether it is the same, and what is not is explained.
import type { Arqueo, LoContado } from '@cuadra/contract/contabilidad/cajas/conteo';
import { abrirJornada, type miCaja } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { Codigo } from '@cuadra/contract/problema';
import { nombresDeMedioDeCaja } from '@cuadra/core/cajas/arqueo';
import { denominaciones, diferenciasDeConteo } from '@cuadra/core/cajas/denominaciones';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { consultas, useAccion } from '#contabilidad/cajas/consultas.ts';
import { HojaDeConteo } from '#contabilidad/cajas/conteo/hoja-de-conteo.tsx';
import {
  faltaEnLoContado,
  sinRenglonesVacios,
  totalesDe,
  useConteoGuardado,
} from '#contabilidad/cajas/conteo/lo-contado.ts';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { focusUnreadable } from '#ui/states/unreadable.ts';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from '../mostrador.module.css';

type Mia = ResponseOf<typeof miCaja>;

interface AperturaProps {
  readonly caja: NonNullable<Mia['caja']>;
  readonly ultimoCierre: Mia['ultimoCierre'];
}

export function Apertura({ caja, ultimoCierre }: AperturaProps) {
  const tasaDolar = useQuery(consultas.configuracion()).data?.tasaDolar ?? TASA_MIENTRAS_LLEGA;
  const conteo = useConteoGuardado(`caja/apertura/${caja.id}`);
  const boton = useRef<HTMLButtonElement>(null);
  const pagina = useRef<HTMLElement>(null);
  const apertura = useAbrir(caja.id, ultimoCierre, conteo);
  const { abrir, ocupado } = apertura;
  const aviso = apertura.falta ?? apertura.mensaje;
  const intentar = () => {
    if (!focusUnreadable(pagina.current)) void abrir();
  };
  return (
    <Stack ref={pagina} gap="lg" max="72rem">
      <Text muted lines="even">
        Cuente lo que hay en {caja.nombre} para abrir la jornada.{' '}
        {ultimoCierre === null
          ? 'Es su primera apertura.'
          : 'Cada denominación, después de escribirla, dice si es lo que quedó en el último cierre.'}
      </Text>
      <HojaDeConteo
        valor={conteo.valor}
        alCambiar={conteo.cambiar}
        tasaDolar={tasaDolar}
        comparar={ultimoCierre?.conteo}
        alFinal={() => boton.current?.focus()}
      />
      {aviso !== undefined && <FormNotice tone="error" text={aviso} />}
      {apertura.pideExplicacion && <Explicacion apertura={apertura} />}
      <Row className={classes.altos}>
        <Button ref={boton} size="md" loading={ocupado} onClick={intentar}>
          Abrir la jornada
        </Button>
      </Row>
    </Stack>
  );
}

function Explicacion({ apertura }: { readonly apertura: ReturnType<typeof useAbrir> }) {
  const { diferencias, sinExplicar, explicacion, setExplicacion } = apertura;
  return (
    <Stack
      as="section"
      surface="box"
      gap="md"
      pad="lg"
      size="sm"
      className={classes.aviso}
      data-tono="atencion"
      aria-label="Diferencia con el último cierre"
    >
      {diferencias.length > 0 && (
        <>
          <Text weight="bold">No es lo que quedó en el último cierre:</Text>
          <ul className={classes.vinetas}>
            {diferencias.map((una) => (
              <li key={una}>{una}</li>
            ))}
          </ul>
        </>
      )}
      <Textarea
        label="Explique por qué"
        withAsterisk
        autoFocus
        rows={2}
        maxLength={400}
        value={explicacion}
        error={sinExplicar ? 'Escriba por qué.' : undefined}
        onChange={({ currentTarget }) => setExplicacion(currentTarget.value)}
      />
    </Stack>
  );
}

/** Dollars are a memo: nobody counts them before the rate has come. */
const TASA_MIENTRAS_LLEGA = 1_000_000;

function useAbrir(id: string, cierre: Mia['ultimoCierre'], conteo: ReturnType<typeof useConteoGuardado>) {
  const { run: hacer, busy: ocupado, failure: fallo, message: mensaje } = useAccion();
  const [explicacion, setExplicacion] = useState('');
  const [intentos, setIntentos] = useState(0);
  const contado = sinRenglonesVacios(conteo.valor);
  const diferencias = cierre === null ? [] : diferenciasConElCierre(cierre, contado);
  const laPideElServidor =
    fallo instanceof ApiError && fallo.codigo === ('DIFERENCIA_SIN_EXPLICAR' satisfies Codigo);
  const pideExplicacion = intentos > 0 && (diferencias.length > 0 || laPideElServidor);
  const abrir = async () => {
    const yaSePedia = pideExplicacion;
    setIntentos(intentos + 1);
    if (faltaEnLoContado(contado) !== undefined) return;
    if (diferencias.length > 0 && (!yaSePedia || explicacion.trim() === '')) return;
    const body = { ...contado, explicacion: explicacion.trim() === '' ? null : explicacion.trim() };
    const llave = conteo.llaveDe(body);
    if (await hacer(() => call(abrirJornada, { params: { id }, body }, { llave }))) {
      conteo.olvidar();
      void notify('Jornada abierta.');
    }
  };
  const sinExplicar = pideExplicacion && intentos > 1 && explicacion.trim() === '';
  return {
    abrir,
    ocupado,
    mensaje: laPideElServidor ? undefined : mensaje,
    falta: intentos > 0 ? faltaEnLoContado(contado) : undefined,
    sinExplicar,
    diferencias,
    pideExplicacion,
    explicacion,
    setExplicacion,
  };
}

/** Where it is not the last close, said one by one. */
function diferenciasConElCierre(cierre: Pick<Arqueo, 'conteo' | 'contado'>, contado: LoContado): string[] {
  const piezas = diferenciasDeConteo(cierre.conteo, contado.conteo).map(({ clave, antes, ahora }) => {
    const una = denominaciones.find((otra) => otra.clave === clave);
    const cuales = una?.clase === 'moneda' ? 'Monedas' : 'Billetes';
    return `${cuales} de ${una?.nombre ?? clave}: quedaron ${formatearEntero(antes)} y contó ${formatearEntero(ahora)}.`;
  });
  const totales = totalesDe(contado);
  const documentos = (['cheque', 'vale'] as const)
    .filter((medio) => cierre.contado[medio] !== totales[medio])
    .map(
      (medio) =>
        `${nombresDeMedioDeCaja[medio]}: quedaron ${formatearQuetzales(cierre.contado[medio])} y contó ${formatearQuetzales(totales[medio])}.`,
    );
  return [...piezas, ...documentos];
}
