// What is open over the desk, loaded when it is first opened.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { lazy } from 'react';
import type { MesaEnUso } from '../use-mesa.ts';

const Explicar = lazy(async () => ({ default: (await import('./explicar.tsx')).Explicar }));
const RegistrarPartida = lazy(async () => ({
  default: (await import('./registrar-partida.tsx')).RegistrarPartida,
}));
const RegistrarDiferencia = lazy(async () => ({
  default: (await import('./registrar-diferencia.tsx')).RegistrarDiferencia,
}));
const CruzarParte = lazy(async () => ({ default: (await import('./cruzar-parte.tsx')).CruzarParte }));
const RevertirPartidas = lazy(async () => ({
  default: (await import('./revertir-partidas.tsx')).RevertirPartidas,
}));
const AceptarConMotivo = lazy(async () => ({
  default: (await import('./aceptar-con-motivo.tsx')).AceptarConMotivo,
}));
const Ayuda = lazy(async () => ({ default: (await import('../teclado/ayuda.tsx')).Ayuda }));

interface DialogosProps {
  readonly cuenta: CuentaBancaria;
  readonly mesa: MesaEnUso;
}

export function Dialogos({ cuenta, mesa }: DialogosProps) {
  const { dialogo, abrir, ordenes, eleccion, abrirPanel } = mesa;
  const onCerrar = () => abrir(undefined);
  const onHecho = () => {
    onCerrar();
    eleccion.limpiar();
  };
  if (ordenes.porAceptar !== undefined)
    return (
      <AceptarConMotivo
        porAceptar={ordenes.porAceptar}
        ordenes={ordenes}
        onCerrar={ordenes.dejarPorAceptar}
      />
    );
  if (dialogo === undefined) return null;
  if (dialogo.tipo === 'ayuda') return <Ayuda onCerrar={onCerrar} />;
  if (dialogo.tipo === 'revertir') {
    const revertida = () => {
      if (dialogo.esLoUltimo) ordenes.olvidarUltimo();
      abrirPanel(undefined);
      onHecho();
    };
    return (
      <RevertirPartidas
        partidas={dialogo.partidas}
        ordenes={ordenes}
        onCerrar={onCerrar}
        onHecho={revertida}
      />
    );
  }
  const comunes = { cuenta, elegido: dialogo.elegido, ordenes, onCerrar, onHecho };
  switch (dialogo.tipo) {
    case 'registrar-partida':
      return <RegistrarPartida {...comunes} />;
    case 'registrar-diferencia':
      return <RegistrarDiferencia {...comunes} />;
    case 'cruzar-parte':
      return <CruzarParte {...comunes} />;
    default:
      return <Explicar {...comunes} excluir={dialogo.tipo === 'excluir'} />;
  }
}
