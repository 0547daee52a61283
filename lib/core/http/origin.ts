import 'server-only';
import { deviceName } from '../auth/device';
import type { Origin } from '../security/audit';
import { networkPrefix } from './network';
import { clientAddress, type WithHeaders } from './request';

export function originOf(request: WithHeaders): Origin {
  return {
    network: networkPrefix(clientAddress(request)),
    device: deviceName(request.headers.get('user-agent')),
  };
}
