-- Reads the game's item links: item:id:enchant:gem1:gem2:gem3:gem4:suffix:unique:level:…
local _, Gearwright = ...

local ItemLink = {}
Gearwright.ItemLink = ItemLink

local ID, ENCHANT, FIRST_GEM, LAST_GEM, SUFFIX = 1, 2, 3, 6, 7

-- The item of a link as the export writes it, or nil where it is no item's.
function ItemLink.read(link)
	local body = link and link:match("item:([%-%d:]*)")
	if not body then
		return nil
	end
	local fields = {}
	for field in (body .. ":"):gmatch("(%-?%d*):") do
		fields[#fields + 1] = tonumber(field) or 0
	end
	if not fields[ID] or fields[ID] == 0 then
		return nil
	end
	local item = { id = fields[ID] }
	if (fields[ENCHANT] or 0) ~= 0 then
		item.enchant = fields[ENCHANT]
	end
	if (fields[SUFFIX] or 0) ~= 0 then
		item.random_suffix = fields[SUFFIX]
	end
	local gems, last = {}, 0
	for index = FIRST_GEM, LAST_GEM do
		local gem = fields[index] or 0
		gems[index - FIRST_GEM + 1] = gem
		if gem ~= 0 then
			last = index - FIRST_GEM + 1
		end
	end
	if last > 0 then
		item.gems = Gearwright.Json.list(gems, last)
	end
	return item
end

-- What tells two pieces apart for advice: the id, with its suffix where it has one.
function ItemLink.key(link)
	local item = ItemLink.read(link)
	if not item then
		return nil
	end
	return item.random_suffix and (item.id .. "_" .. item.random_suffix) or tostring(item.id)
end
