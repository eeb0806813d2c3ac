// A partida for each line of the bank that the books do not have yet: a fee, interest, a note. What is done once can be
// remembered as a rule, so that the program proposes it.
import '@mantine/core/styles/InlineInput.layer.css';
import { fechaContable, renglon } from '@cuadra/contract/campos';
import { crearRegla } from '@cuadra/contract/contabilidad/bancos/reglas';
import { esqueleto, llenarConcepto } from '@cuadra/core/bancos/reglas';
import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { consultas } from '#contabilidad/bancos/consultas.ts';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { AccountField, BoundField, CheckField, Consequence, Lead, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import type { Renglon } from '../datos/renglon.ts';
import { registrarPartidas } from '../ordenes/ordenes.ts';
import { type DialogoDeMesaProps, decirElegido } from './dialogo.ts';
import { useContracuentas } from './use-contracuentas.ts';

const NOMBRE_MAX = 60;
const TEXTO_MAX = 120;

const esquema = z
  .object({
    idCuenta: z.string().min(1, 'Elija la cuenta.'),
    concepto: renglon(200).min(3, 'Escriba el concepto.'),
    /** Absent: the day of the line. */
    fecha: fechaContable.optional(),
    recordar: z.boolean(),
    nombre: renglon(NOMBRE_MAX),
    texto: renglon(TEXTO_MAX),
  })
  .refine(({ recordar, nombre }) => !recordar || nombre !== '', {
    path: ['nombre'],
    error: 'Escriba el nombre.',
  })
  .refine(({ recordar, texto }) => !recordar || texto.length >= 2, {
    path: ['texto'],
    error: 'Escriba al menos una palabra.',
  });
type Escrita = z.output<typeof esquema>;

export function RegistrarPartida({ cuenta, elegido, ordenes, onCerrar, onHecho }: DialogoDeMesaProps) {
  const cuentas = useContracuentas();
  const lineas = elegido.banco;
  const reglaHecha = useRef<string>(undefined);
  const order = useTask<Escrita, Escrita, void>({
    initial: porEscribir(lineas),
    resolver: judgedBy<Escrita, Escrita>(esquema),
    run: async (escrita, aceptado) => {
      // Made once, though what follows be refused and asked for again.
      if (escrita.recordar) reglaHecha.current ??= await recordarRegla(cuenta.id, escrita, lineas);
      const { idCuenta, concepto, fecha } = escrita;
      await ordenes.pedir((mesa) =>
        registrarPartidas(mesa, lineas, {
          idCuenta,
          concepto,
          ...(fecha === undefined ? {} : { fecha }),
          ...(reglaHecha.current === undefined ? {} : { regla: reglaHecha.current }),
          ...aceptado,
        }),
      );
    },
    onDone: onHecho,
  });
  return (
    <OrderDialog
      title={lineas.length === 1 ? 'Registrar partida' : `Registrar ${lineas.length} partidas`}
      order={order}
      submit="Contabilizar y cruzar"
      onClose={onCerrar}
    >
      <Lead>{decirElegido(elegido)}</Lead>
      <AccountField name="idCuenta" label="Contra la cuenta" accounts={cuentas} autoFocus />
      <Concepto formulario={order.form} lineas={lineas} />
      <Fecha lineas={lineas} />
      <Regla formulario={order.form} />
    </OrderDialog>
  );
}

function porEscribir(lineas: readonly Renglon[]): Escrita {
  const texto = textoDeRegla(lineas);
  return {
    idCuenta: '',
    concepto: '{texto}',
    fecha: undefined,
    recordar: false,
    nombre: `${texto.charAt(0).toUpperCase()}${texto.slice(1, NOMBRE_MAX)}`,
    texto,
  };
}

/** What a rule for these lines would look for: what all of them have in common, without numbers nor dates. */
function textoDeRegla(lineas: readonly Pick<Renglon, 'texto'>[]): string {
  const [primera = [], ...otras] = lineas.map(({ texto }) => esqueleto(texto).split(' '));
  const comunes = primera.filter((palabra) => otras.every((palabras) => palabras.includes(palabra)));
  return comunes.join(' ').slice(0, TEXTO_MAX).trim();
}

interface CamposProps {
  readonly formulario: UseFormReturn<Escrita>;
  readonly lineas: readonly Renglon[];
}

function Concepto({ formulario: { control }, lineas: [primera] }: CamposProps) {
  const concepto = useWatch({ control, name: 'concepto' });
  return (
    <>
      <TextField name="concepto" label="Concepto" maxLength={200} />
      {primera !== undefined && concepto.includes('{') && (
        <Consequence>
          Quedará: {llenarConcepto(concepto, { ...primera, referencia: primera.documento })}
        </Consequence>
      )}
      <Lead>
        En el concepto, {'{texto}'}, {'{referencia}'}, {'{fecha}'} y {'{mes}'} se llenan con los de cada
        línea.
      </Lead>
    </>
  );
}

/** That of the only line, unless another is chosen; several are each of its own day. */
function Fecha({ lineas: [primera, otra] }: Pick<CamposProps, 'lineas'>) {
  if (primera === undefined || otra !== undefined) return null;
  return (
    <BoundField name="fecha">
      {({ value, onChange, error }) => (
        <DateField label="Fecha" value={value ?? primera.fecha} onChange={onChange} error={error} />
      )}
    </BoundField>
  );
}

function Regla({ formulario: { control } }: Pick<CamposProps, 'formulario'>) {
  const recordar = useWatch({ control, name: 'recordar' });
  return (
    <Stack surface="box" pad="lg" gap="lg">
      <CheckField
        name="recordar"
        label="Recordar como regla"
        description="La próxima vez el programa propone esta partida; alguien la acepta."
      />
      {recordar && (
        <>
          <TextField name="nombre" label="Nombre de la regla" maxLength={NOMBRE_MAX} />
          <TextField name="texto" label="Si el texto del banco contiene" maxLength={TEXTO_MAX} />
        </>
      )}
    </Stack>
  );
}

const PASO = 10;
const ORDEN_MAX = 10_000;

/** What was done to some lines, as a rule for those that come, after the ones there are: its name. */
async function recordarRegla(
  cuentaBancaria: string,
  { nombre, texto, idCuenta, concepto }: Escrita,
  lineas: readonly Renglon[],
): Promise<string> {
  const reglas = await queryClient.fetchQuery({ ...consultas.reglas(), staleTime: 0 });
  const ultima = Math.max(0, ...reglas.map(({ orden }) => orden));
  const entran = lineas.every(({ monto }) => monto > 0);
  const salen = lineas.every(({ monto }) => monto < 0);
  const signo = salen ? ('salida' as const) : null;
  const regla = await call(crearRegla, {
    body: {
      ...{ nombre, texto, idCuenta, concepto, cuentaBancaria },
      signo: entran ? 'entrada' : signo,
      montoMinimo: null,
      montoMaximo: null,
      orden: Math.min(ORDEN_MAX, ultima + PASO),
      activa: true,
    },
  });
  void queryClient.invalidateQueries({ queryKey: consultas.reglas().queryKey });
  return regla.id;
}
