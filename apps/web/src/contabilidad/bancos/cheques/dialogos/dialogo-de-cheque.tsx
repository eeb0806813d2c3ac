// What is asked for before something is done with a cheque.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { AnotarArruinado, AnotarCheque } from './anotar-cheque.tsx';
import { EmitirCheque } from './emitir-cheque.tsx';
import { EntregarCheque } from './entregar-cheque.tsx';
import { AnularCheque, CaducarCheque } from './terminar-cheque.tsx';

export type OrdenDeCheque =
  | { readonly clase: 'emitir' | 'anotar' | 'arruinado' }
  | { readonly clase: 'entregar' | 'anular' | 'caducar'; readonly cheque: Cheque };

export interface DialogoDeChequeProps {
  readonly cuenta: CuentaBancaria;
  readonly onCerrar: () => void;
  readonly onHecho: (cheque: Cheque) => void;
}

export function DialogoDeCheque({
  orden,
  ...props
}: DialogoDeChequeProps & { readonly orden: OrdenDeCheque }) {
  switch (orden.clase) {
    case 'emitir':
      return <EmitirCheque {...props} />;
    case 'anotar':
      return <AnotarCheque {...props} />;
    case 'arruinado':
      return <AnotarArruinado {...props} />;
    case 'entregar':
      return <EntregarCheque cheque={orden.cheque} {...props} />;
    case 'anular':
      return <AnularCheque cheque={orden.cheque} {...props} />;
    case 'caducar':
      return <CaducarCheque cheque={orden.cheque} {...props} />;
    default:
      return orden satisfies never;
  }
}
