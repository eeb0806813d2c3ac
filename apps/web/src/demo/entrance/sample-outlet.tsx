// Around every sample application.
import { Outlet } from '@tanstack/react-router';

export function SampleOutlet() {
  return <Outlet />;
}
