// A new account, with the next free code offered and its place told while the code is typed.
import { type Cuenta, crearCuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  flujoPorOmision,
  margenPorOmision,
  NIVEL_MAX,
  naturalezasAdmitidas,
  padreDe,
} from '@cuadra/core/catalogo';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useTask } from '#ui/order/use-order.ts';
import type { Arbol, Nodo } from '../arbol.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { CampoDeLugar } from './campo-de-lugar.tsx';
import { CamposDeCuenta, type FormularioDeCuenta, juzgarCuenta } from './campos-de-cuenta.tsx';
import type { CuentaEscrita } from './diferencias.ts';
import { CUENTA_NUEVA } from './sin-guardar.ts';

interface CrearCuentaProps {
  readonly arbol: Arbol;
  /** Under which account; undefined when the person is to choose. */
  readonly idParent: string | undefined;
  readonly onClose: () => void;
  readonly onCreada: (cuenta: Cuenta) => void;
}

export function CrearCuenta({ arbol, idParent: inicial, onClose, onCreada }: CrearCuentaProps) {
  const catalogoVacio = arbol.porId.size === 0;
  const [idParent, setIdParent] = useState(catalogoVacio ? null : inicial);
  const order = useTask({
    initial: catalogoVacio ? PRIMERA : SIGUIENTE,
    resolver: juzgarCuenta,
    run: async (nueva) => {
      const creada = await call(crearCuenta, { body: nueva });
      await refrescarCatalogo();
      return creada;
    },
    done: ({ idCuenta }) => `Cuenta ${idCuenta} creada.`,
    onDone: onCreada,
  });
  const { form } = order;
  const codigo = useWatch({ control: form.control, name: 'idCuenta' });
  const { errors, dirtyFields } = form.formState;
  return (
    <OrderDialog
      title="Nueva cuenta"
      // The code is offered: without a name there is nothing to lose.
      order={{ ...order, isDirty: dirtyFields.nombreCuenta === true }}
      submit="Crear cuenta"
      onClose={onClose}
    >
      <UnsavedWork
        name={CUENTA_NUEVA}
        form={form}
        onRestore={({ idCuenta }) => {
          if (idCuenta !== '') setIdParent(padreDe(idCuenta));
        }}
      />
      <CampoDeLugar
        arbol={arbol}
        destinos={[...arbol.porId.values()].filter(admiteSubcuentas).map(({ cuenta }) => cuenta)}
        etiquetaDelMayor="Depende de"
        idParent={idParent}
        onParent={setIdParent}
        codigo={codigo}
        onCodigo={(nuevo) => ponerCodigo(form, arbol, nuevo)}
        error={errors.idCuenta?.message}
      />
      <CamposDeCuenta form={form} arbol={arbol} autoFoco={idParent !== undefined} />
    </OrderDialog>
  );
}

const SIGUIENTE: CuentaEscrita = {
  idCuenta: '',
  nombreCuenta: '',
  tipoCuenta: 'D',
  naturaleza: 'deudora',
  flujo: undefined,
  margen: undefined,
  saldoContrario: undefined,
  estado: 'activa',
  etiquetas: [],
};
/** The first ones of a chart are its classes. */
const PRIMERA: CuentaEscrita = { ...SIGUIENTE, tipoCuenta: 'M' };

const admiteSubcuentas = ({ cuenta, nivel }: Nodo) => cuenta.tipoCuenta === 'M' && nivel < NIVEL_MAX;

/** The code brings the nature of its class with it (where the class has two, the one of the account of mayor) its flujo and its margen. */
function ponerCodigo(form: FormularioDeCuenta, { porId }: Arbol, codigo: string): void {
  form.setValue('idCuenta', codigo, { shouldValidate: form.formState.isSubmitted });
  const mayor = porId.get(padreDe(codigo) ?? '')?.cuenta;
  if (codigo !== '' && form.formState.dirtyFields.flujo !== true)
    form.setValue('flujo', flujoPorOmision(codigo, mayor?.flujo));
  if (form.formState.dirtyFields.margen !== true)
    form.setValue('margen', margenPorOmision(codigo, mayor?.margen) ?? undefined);
  const admitidas = naturalezasAdmitidas(codigo);
  const elegida = form.formState.dirtyFields.naturaleza === true;
  if (codigo === '' || (admitidas.length > 1 && elegida)) return;
  const delMayor = mayor?.naturaleza ?? form.getValues('naturaleza');
  const preferida = admitidas.find((una) => una === delMayor) ?? admitidas[0];
  if (preferida !== undefined) form.setValue('naturaleza', preferida);
}
