import { ownAccountRoute } from '@/lib/access/route';
import {
  checkFeedRepeat,
  endFeedCall,
  feedCall,
  renewFeedCall,
  updateFeedCall,
} from '@/lib/sharing/calendar-feed/calls';
import { feedInput } from '@/lib/sharing/calendar-feed/schema';

export const GET = ownAccountRoute({ handle: feedCall });
export const POST = ownAccountRoute({
  body: feedInput,
  status: 201,
  handle: renewFeedCall,
  checkRepeat: checkFeedRepeat,
});
export const PATCH = ownAccountRoute({ body: feedInput, handle: updateFeedCall });
export const DELETE = ownAccountRoute({ handle: endFeedCall });
