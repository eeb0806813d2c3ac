// Closes an account, or breaks its term: what it would be paid and what is taken from it is read before confirming, and
// what was read is what is sent. If it is another by then, nothing is done and the new figures are shown.
import { cerrarCuenta, type Liquidacion } from '@cuadra/contract/ahorros/cierre-de-cuenta';
import type { CuentaEnLista, CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { motivo } from '@cuadra/contract/campos';
import { frasesDeMotivoSinPago } from '@cuadra/core/ahorros/corrida';
import { centavos } from '@cuadra/core/dinero';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { call } from '#platform/api.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { consultas } from '../consultas.ts';
import { ElegirCuenta } from '../elegir/elegir-cuenta.tsx';
import { DialogoDeOrden } from './dialogo-de-orden.tsx';
import classes from './dialogos.module.css';
import { Motivo } from './motivo.tsx';
import { Puente } from './puente.tsx';
import { useEnvio } from './use-envio.ts';

const esquema = z
  .object({
    entrega: z.enum(['ventanilla', 'cuenta']),
    destino: z.custom<CuentaEnLista | undefined>(() => true),
    puente: z.string().nullable(),
    motivo,
  })
  .refine(({ entrega, destino }) => entrega === 'ventanilla' || destino !== undefined, {
    path: ['destino'],
    message: 'Elija a qué cuenta.',
  });
type Escrito = z.output<typeof esquema>;

interface CerrarCuentaProps {
  readonly cuenta: CuentaEntera;
  readonly onCerrar: () => void;
}

export function CerrarCuenta({ cuenta, onCerrar }: CerrarCuentaProps) {
  // Asked when it is opened: what it earned yesterday is not what it earned today.
  const consulta = useQuery({ ...consultas.liquidacion(cuenta.id), staleTime: 0 });
  const { formulario, orden } = useCierre(cuenta, consulta.data, onCerrar);
  const anticipado = consulta.data?.anticipado === true;
  return (
    <DialogoDeOrden
      titulo={anticipado ? 'Retiro anticipado' : 'Cerrar la cuenta'}
      boton={anticipado ? 'Retirar y cerrar' : 'Cerrar la cuenta'}
      peligro
      impedida={consulta.data === undefined}
      orden={orden}
      onCerrar={onCerrar}
    >
      <Loaded consulta={consulta} filas={5} etiqueta="Calculando lo que se pagaría">
        {(liquidacion) => (
          <>
            {anticipado && <PlazoRoto cuenta={cuenta} />}
            <Cifras liquidacion={liquidacion} />
            {liquidacion.total > 0 && <Entrega formulario={formulario} cuenta={cuenta} />}
            <Motivo
              campo={formulario.register('motivo')}
              error={formulario.formState.errors.motivo?.message}
            />
            <Consecuencia formulario={formulario} liquidacion={liquidacion} />
          </>
        )}
      </Loaded>
    </DialogoDeOrden>
  );
}

function PlazoRoto({ cuenta: { plazo, reglas } }: Pick<CerrarCuentaProps, 'cuenta'>) {
  if (plazo === null) return null;
  const penalizada = reglas?.penalizadaPpm ?? null;
  const gana =
    penalizada === null
      ? 'retirarla antes le quita intereses, como se muestra.'
      : `al retirarla antes gana ${decirTasa(penalizada)} en vez de ${decirTasa(plazo.tasaPpm)}.`;
  return <FormNotice tono="aviso" texto={`Su plazo vence el ${formatDate(plazo.vence)}: ${gana}`} />;
}

function useCierre(cuenta: CuentaEntera, liquidacion: Liquidacion | undefined, onCerrar: () => void) {
  const formulario = useForm<Escrito>({
    resolver: zodResolver(esquema),
    defaultValues: { entrega: 'ventanilla', destino: undefined, puente: null, motivo: '' },
  });
  const orden = useEnvio({
    formulario,
    campos: ['destino', 'motivo'],
    hacer: async (escrito, llaveDe) => {
      if (liquidacion === undefined) throw new Error('Nothing was read to the member');
      const body = {
        motivo: escrito.motivo,
        destino: escrito.entrega === 'cuenta' ? (escrito.destino?.id ?? null) : null,
        puente: escrito.puente,
        total: liquidacion.total,
        aceptaAnticipado: liquidacion.anticipado,
        version: cuenta.version,
      };
      const { estado } = await call(
        cerrarCuenta,
        { params: { id: cuenta.id }, body },
        { llave: llaveDe(body) },
      );
      return estado === 'cerrada'
        ? `Se cerró la cuenta ${cuenta.numero}.`
        : `La cuenta ${cuenta.numero} espera a que se retire su saldo en ventanilla.`;
    },
    alTerminar: onCerrar,
  });
  return { formulario, orden };
}

function Cifras({ liquidacion }: { readonly liquidacion: Liquidacion }) {
  const { saldo, interes, penalizacion, total } = liquidacion;
  return (
    <>
      <dl className={classes.cifras}>
        <Cifra nombre="Saldo" valor={saldo} />
        <Cifra
          nombre={`Intereses por liquidar (${interes.dias === 1 ? '1 día' : `${interes.dias} días`})`}
          valor={interes.interes}
        />
        <Cifra nombre="Retención de ISR" valor={-interes.isr} />
        {penalizacion > 0 && <Cifra nombre="Penalización" valor={-penalizacion} />}
        <Cifra nombre="Recibe el asociado" valor={total} total />
      </dl>
      {interes.motivo !== null && <p className={classes.texto}>{frasesDeMotivoSinPago[interes.motivo]}</p>}
    </>
  );
}

interface CifraProps {
  readonly nombre: string;
  readonly valor: number;
  readonly total?: boolean;
}

function Cifra({ nombre, valor, total = false }: CifraProps) {
  return (
    <div className={total ? classes.total : undefined}>
      <dt>{nombre}</dt>
      <dd>{formatearQuetzales(centavos(valor))}</dd>
    </div>
  );
}

interface DeFormulario {
  readonly formulario: UseFormReturn<Escrito>;
}

function Entrega({ formulario: { control }, cuenta }: DeFormulario & { readonly cuenta: CuentaEntera }) {
  const [entrega, destino] = useWatch({ control, name: ['entrega', 'destino'] });
  return (
    <>
      <Controller
        control={control}
        name="entrega"
        render={({ field }) => (
          <ChoiceField
            etiqueta="Cómo se entrega"
            opciones={[
              { valor: 'ventanilla', texto: 'En ventanilla' },
              { valor: 'cuenta', texto: 'A otra cuenta' },
            ]}
            valor={field.value}
            onCambio={field.onChange}
          />
        )}
      />
      {entrega === 'cuenta' && (
        <>
          <Controller
            control={control}
            name="destino"
            render={({ field, fieldState }) => (
              <ElegirCuenta
                etiqueta="A la cuenta"
                salvo={cuenta.id}
                elegida={field.value}
                onCambio={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="puente"
            render={({ field }) => (
              <Puente
                entre={[cuenta.agencia, destino?.agencia]}
                valor={field.value}
                onCambio={field.onChange}
              />
            )}
          />
        </>
      )}
    </>
  );
}

function Consecuencia({
  formulario: { control },
  liquidacion: { total },
}: DeFormulario & { readonly liquidacion: Liquidacion }) {
  const [entrega, destino] = useWatch({ control, name: ['entrega', 'destino'] });
  const monto = formatearQuetzales(centavos(total));
  const texto =
    total === 0
      ? 'La cuenta queda cerrada.'
      : entrega === 'ventanilla'
        ? `La cuenta queda por retirar hasta que se entreguen ${monto} en ventanilla; entonces se cierra.`
        : destino === undefined
          ? undefined
          : `La cuenta ${destino.numero} recibe ${monto} y esta queda cerrada.`;
  if (texto === undefined) return null;
  return (
    <p className={classes.consecuencia} role="status">
      {texto} No puede abrirse de nuevo.
    </p>
  );
}
