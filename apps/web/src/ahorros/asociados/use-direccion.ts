import { useAddress } from '#platform/address/use-address.ts';
import { direccionDeAsociados } from './direccion.ts';

export const useDireccion = () => useAddress(direccionDeAsociados);
